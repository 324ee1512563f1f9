/** Builds the service worker into one file at the root, /worker.js: a worker serves the folder that it lies in. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin } from "vite";

const ENTRY = resolve(import.meta.dirname, "../src/worker/worker.ts");
const PAGE = "index.html";
const RARE = /-(cyrillic|cyrillic-ext|greek|vietnamese)-.*\.woff2$/; // letters that only a name may need

/** Name a build by everything in it, and write the name into its page. */
function nameBuild(folder: string, files: readonly string[]): string {
  const path = join(folder, PAGE);
  const page = readFileSync(path, "utf-8");
  const name = createHash("sha256").update(page + files.join()).digest("hex").slice(0, 16);
  writeFileSync(path, page.replace("</head>", `  <meta name="build" content="${name}" />\n  </head>`));
  return name;
}

export function worker(): Plugin {
  let folder = "";
  let open = "";
  return {
    name: "fathom-worker",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
      open = config.publicDir;
    },
    async writeBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name !== PAGE && !RARE.test(name));
      const files = [...built, ...readdirSync(open)].sort().map((name) => `/${name}`);
      const name = nameBuild(folder, files);
      await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        define: { __BUILD__: JSON.stringify(name), __FILES__: JSON.stringify(files) },
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
