import { globSync } from "node:fs";
import type { Plugin } from "vite";

// Modules are imported by URL, so that the checks of the server's side do not follow them into the screens.
const root = new URL("../../../", import.meta.url);
const load = <T>(path: string): Promise<T> =>
  import(/* @vite-ignore */ new URL(path, root).href) as Promise<T>;

type Row = { readonly menu?: { readonly group: string; readonly icon: string } };

async function allWords(): Promise<string> {
  const contracts = globSync("features/*/contract/**/*.ts", { cwd: root });
  await Promise.all(contracts.filter((path) => !path.includes(".test")).map(load));
  const { knownWords } = await load<{ knownWords: object }>("kit/contract/act.ts");
  return `const words = ${JSON.stringify(knownWords)};\nexport const allWords = () => words;`;
}

async function featureScreens(): Promise<string> {
  const paths = globSync("features/*/web/screens.ts", { cwd: root }).sort();
  const imports = paths.map((path, at) => `import { screens as screens${at} } from "#${path}";`);
  const all = paths.map((_, at) => `...screens${at}`);
  return `${imports.join("\n")}\nexport const featureScreens = [${all.join(", ")}];`;
}

const icons = (name: string, isMeant: (group: string) => boolean) => async (): Promise<string> => {
  const { screens } = await load<{ screens: readonly Row[] }>("apps/web/screens/table.ts");
  const named = screens.flatMap(({ menu }) => (menu && isMeant(menu.group) ? [menu.icon] : []));
  const list = [...new Set(named)].sort().join(", ");
  return `import { ${list} } from "@tabler/icons-react";\nexport const ${name} = { ${list} };`;
};

/** Node finds these in the folders itself; for the browser the build writes what is found. */
const modules: readonly (readonly [path: string, write: () => Promise<string>])[] = [
  ["features/audit-log/contract/all-words.ts", allWords],
  ["apps/web/screens/feature-screens.ts", featureScreens],
  ["apps/web/layouts/admin-icons.ts", icons("adminIcons", (group) => group !== "community")],
  ["apps/web/layouts/member-icons.ts", icons("memberIcons", (group) => group === "community")],
];

/** Writes for the browser what each feature brings: its screens, their icons and the words of the audit log. */
export const foundByFolder = (): Plugin => ({
  name: "enishi:found-by-folder",
  async load(id) {
    const found = modules.find(([path]) => id.endsWith(`/${path}`));
    return found ? found[1]() : null;
  },
});
