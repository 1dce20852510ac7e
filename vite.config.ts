import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { screenChunks } from "./apps/web/build/screen-chunks.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at("apps/web"),
  plugins: [react(), screenChunks()],
  build: {
    outDir: at("dist/web"),
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    cssCodeSplit: true,
    chunkSizeWarningLimit: 1200,
  },
});
