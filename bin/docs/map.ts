import { features } from "#apps/server/features.ts";
import { layerOf, layers } from "../import-rules/layers.ts";
import { aboutFeature, featureFolders } from "../lib/feature-readmes.ts";
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
  const rows = layers.map(({ name, about }) => [
    name,
    about,
    names(featureFolders(root).filter((folder) => layerOf(folder) === name)),
  ]);
  return `## Layers\n\nThe lowest is first; none imports from a layer that stands below it here.\n\n${table(["layer", "about", "features"], rows)}`;
}

function make(): string {
  const parts = featureFolders(root).map((name) => {
    const { routes = [], jobs = [], listeners = [] } = features.find((one) => one.name === name) ?? {};
    const facts = [
      ...(routes.length ? [`${routes.length} calls`] : []),
      ...(jobs.length ? [`jobs ${names(jobs.map((job) => job.name))}`] : []),
      ...(listeners.length ? [`hears ${names([...new Set(listeners.map(({ event }) => event))])}`] : []),
    ];
    const brings = facts.length > 0 ? `${facts.join("; ")}.\n\n` : "";
    return `## ${name}\n\n${aboutFeature(root, name)}\n\n${brings}${inside(name)}`;
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
