import { globSync } from "node:fs";
import { join } from "node:path";

const outside = new Set(["node_modules", "dist", "data", ".cache", ".git"]);

/** Returns matching files below `folder` as relative paths with forward slashes, in a stable order. */
export function files(folder: string, patterns: readonly string[]): string[] {
  const entries = globSync(patterns, {
    cwd: folder,
    withFileTypes: true,
    exclude: (entry) => outside.has(entry.name),
  });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );
  return [...new Set(paths)].sort();
}
