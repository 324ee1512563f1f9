/** Builds the service worker into one file at the root, /worker.js: a worker serves the folder that it lies in. */
import { resolve } from "node:path";
import { build, type Plugin } from "vite";

const ENTRY = resolve(import.meta.dirname, "../src/worker/worker.ts");

export function worker(): Plugin {
  let folder = "";
  return {
    name: "fathom-worker",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    async writeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: "es2023",
          lib: { entry: ENTRY, formats: ["iife"], name: "worker", fileName: () => "worker.js" },
        },
      });
    },
  };
}
