import { features } from "#apps/server/features.ts";
import { layerOf, layers } from "../import-rules/layers.ts";
import { root } from "../lib/root.ts";
import { files } from "../lib/walk.ts";
import { type Document, page, table } from "./document.ts";
import { screens } from "./screens.ts";

const folders = ["contract", "server", "web"];

const names = (list: readonly string[]): string => list.map((name) => `\`${name}\``).join(", ");

/** Lists a feature's files by folder, without tests: the shortest answer to "where is …?". */
const inside = (feature: string): string =>
  folders
    .map((folder) => ({ folder, paths: files(root, [`features/${feature}/${folder}/**/*.{ts,tsx}`]) }))
    .filter(({ paths }) => paths.length > 0)
    .map(({ folder, paths }) => {
      const start = `features/${feature}/${folder}/`.length;
      const shown = paths
        .filter((path) => !/\.test(-helper)?\.tsx?$/.test(path))
        .map((path) => path.slice(start));
      return `- \`${folder}/\` ${shown.join(" · ")}`;
    })
    .join("\n");

/** The table of screens names each screen's file only inside its lazy import. */
const homeOf = (load: () => unknown): string =>
  /["'](?:#|\.{1,2}\/)([^"']+)["']/.exec(String(load))?.[1] ?? "";

/** Lists the features by layer, those without a server too. */
function byLayer(): string {
  const paths = files(root, ["features/*/{contract,server,web}/*"]);
  const folders = [...new Set(paths.map((path) => path.split("/")[1] ?? ""))].sort();
  const rows = layers.map(({ name, about }) => [
    name,
    about,
    names(folders.filter((folder) => layerOf(folder) === name)),
  ]);
  return `## Layers\n\nThe lowest is first; none imports from a layer that stands below it here.\n\n${table(["layer", "about", "features"], rows)}`;
}

function make(): string {
  const parts = features.map((feature) => {
    const facts = [
      ...(feature.routes.length ? [`${feature.routes.length} calls`] : []),
      ...(feature.jobs?.length ? [`jobs ${names(feature.jobs.map((job) => job.name))}`] : []),
      ...(feature.listeners?.length
        ? [`hears ${names([...new Set(feature.listeners.map((listener) => listener.event))])}`]
        : []),
    ];
    return `## ${feature.name}\n\n${facts.join("; ")}.\n\n${inside(feature.name)}`;
  });
  const rows = screens.map(({ code, path, access, title, load }) => [
    code,
    `\`${path}\``,
    access,
    `${title.ja} (${title.en})`,
    `\`${homeOf(load)}\``,
  ]);
  const shown = `## Screens\n\n${table(["code", "path", "access", "title", "file"], rows)}`;
  return page("Map", "What stands where, feature by feature.", byLayer(), ...parts, shown);
}

export const map: Document = { path: "docs/generated/map.md", make };
