import { globSync } from "node:fs";
import type { Plugin } from "vite";

const root = new URL("../../../", import.meta.url);
const load = (path: string): Promise<unknown> => import(/* @vite-ignore */ new URL(path, root).href);

/** Writes the words of all acts, which the calls bring, where the browser shows the audit log. */
export const allActs = (): Plugin => ({
  name: "enishi:all-acts",
  async load(id) {
    if (!id.endsWith("/features/audit-log/contract/all-acts.ts")) return null;
    const contracts = globSync("features/*/contract/**/*.ts", { cwd: root });
    await Promise.all(contracts.filter((path) => !path.includes(".test")).map(load));
    const { knownActs } = (await load("kit/contract/act.ts")) as { knownActs: ReadonlyMap<string, object> };
    return `const acts = ${JSON.stringify(Object.fromEntries(knownActs))};\nexport const allActs = () => acts;`;
  },
});
