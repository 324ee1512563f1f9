/** How the pages are built and tested. */
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { games } from "./plugins/games.ts";
import { manifests } from "./plugins/manifest.ts";
import { pack } from "./plugins/pack.ts";
import { worker } from "./plugins/worker.ts";

const here = import.meta.dirname;
const server = process.env["FATHOM_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [games(), svelte(), svelteTesting(), manifests(), worker(), pack()],
  resolve: {
    alias: { $kit: resolve(here, "src/kit"), $lib: resolve(here, "src/lib") },
    dedupe: ["svelte"], // boards lie beside their games, outside this folder
  },
  build: {
    outDir: resolve(here, "../src/fathomfive/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing inline: the pages are served with a strict content security policy
    modulePreload: { polyfill: false },
    target: "es2023",
  },
  server: {
    fs: { allow: [resolve(here, "..")] },
    proxy: { "/api": { target: server, ws: true }, "/health": server },
  },
  test: { environment: "happy-dom", testTimeout: 30_000, include: ["test/**/*.test.ts"], setupFiles: ["test/setup.ts"] },
});
