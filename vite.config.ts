import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { foundByFolder } from "./apps/web/build/found-by-folder.ts";
import { mainScreens } from "./apps/web/build/main-screens.ts";
import { screenAddresses } from "./apps/web/build/screen-addresses.ts";
import { screenChunks } from "./apps/web/build/screen-chunks.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Otherwise a shared file has the names of all that share it. */
const shortName = (name = "file") => name.split("~")[0] ?? name;

export default defineConfig({
  root: at("apps/web"),
  plugins: [react(), foundByFolder(), screenChunks(), screenAddresses()],
  build: {
    outDir: at("dist/web"),
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    cssCodeSplit: true,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${shortName(names[0]?.replace(/\.\w+$/, ""))}-[hash][extname]`,
        // Merged chunks may need each other in a cycle; each module still runs before those that use it.
        strictExecutionOrder: true,
        codeSplitting: {
          // A phone loads five files much faster than fifty: what every screen needs is one file, what the login and
          // the timeline share another, what the timeline needs besides a third. What other screens share is grouped by
          // who shares it, small chunks with their nearest neighbours.
          groups: [
            { name: "base", tags: ["$initial"], priority: 3 },
            { name: mainScreens(), debugName: "main screens", priority: 2 },
            {
              name: "shared",
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 4000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
