/** Compresses every built file once, so that the server need not. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH = 512; // bytes from which compression pays

export function pack(): Plugin {
  let folder = "";
  return {
    name: "fathom-pack",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true }) as string[]) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
        const raw = readFileSync(join(folder, name));
        if (raw.length < WORTH) continue;
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(raw, { level: 9 }));
      }
    },
  };
}
