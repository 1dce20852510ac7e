import type { Plugin, Rolldown } from "vite";

type Row = {
  readonly path: string;
  readonly layout: string;
  readonly opening?: string;
  readonly load: () => unknown;
};
const EARLY = '<script src="/early.js"></script>';
const ENTRY = /<script type="module" crossorigin src="\/([^"]+)"><\/script>/;
type Chunks = readonly Rolldown.OutputChunk[];

const layoutModule = (layout: string): string => `/layouts/${layout}-layout.tsx`;
/** Returns the end of the path of the module that a row of the table loads: from the root, or from beside the row. */
const moduleOf = (load: () => unknown): string =>
  `/${/import\(["'](?:#|\.{1,2}\/)?([^"']+)["']\)/.exec(load.toString())?.[1] ?? ""}`;
const parameterCount = ({ path }: Row): number => path.split(":").length;

/** Returns the files that a module needs beyond what the page loads anyway, style sheets included. */
function filesOf(module: string, chunks: Chunks, known: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || known.has(chunk.fileName) || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  visit(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))));
  return [...found];
}

/** Returns the files of the entry itself. */
function filesOfEntry(chunks: Chunks): Set<string> {
  const entry = chunks.find(({ isEntry }) => isEntry);
  return new Set(entry ? [entry.fileName, ...entry.imports] : []);
}

/**
 * Writes into the page which files and data each screen needs, so that `early.js` can ask for both while the entry is
 * still loading. The entry is preloaded and started by `early.js`.
 */
export const screenChunks = (): Plugin => ({
  name: "enishi:screen-chunks",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    async handler(html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((output) => output.type === "chunk");
      // It is imported by URL, so that the checks of the server's side do not follow it into the screens.
      const table = new URL("../screens/table.ts", import.meta.url).href;
      const { screens } = (await import(/* @vite-ignore */ table)) as { screens: readonly Row[] };
      const known = filesOfEntry(chunks);
      const files: string[] = [];
      const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
      const rows = screens
        .toSorted((one, other) => parameterCount(one) - parameterCount(other))
        .map(({ path, layout, opening, load }) => {
          const needed = [layoutModule(layout), moduleOf(load)].flatMap((name) =>
            filesOf(name, chunks, known),
          );
          return [path, [...new Set(needed)].map(numberOf), opening];
        });
      const [tag = "", entry = ""] = ENTRY.exec(html) ?? [];
      const list = JSON.stringify({ entry, files, screens: rows });
      return (
        html
          .replace(tag, `<link rel="modulepreload" crossorigin href="/${entry}">`)
          // The list comes before `early.js`, which reads it as soon as it runs.
          .replace(EARLY, `<script type="application/json" id="screen-chunks">${list}</script>${EARLY}`)
      );
    },
  },
});
