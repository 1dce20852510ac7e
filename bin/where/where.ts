import { readFileSync } from "node:fs";
import { join } from "node:path";
import { files } from "../lib/walk.ts";
import { type Declaration, type Module, readModule } from "./declarations.ts";

export type Where = {
  readonly files: readonly { readonly path: string; readonly lines: number }[];
  readonly kit: readonly string[];
};

const left = /\.test(-helper)?\.tsx?$|(^|\/)(messages|letters|mails)(\.\w\w)?\.ts$|texts(\.\w\w)?\.ts$/;
const identifiers = (text: string): string[] => [...new Set(text.match(/[A-Za-z_$][\w$]*/g) ?? [])];
const mentions = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);
/** One route, one listener or one live handler of a list, where a declaration is a list of them. */
const elements = (text: string): string[] => (/^[^\n]*\[\n/.test(text) ? text.split(/\n(?= {2}\S)/) : [text]);
const isHook = (name: string): boolean => /^[a-z]/.test(name);

/**
 * The files that one reads to follow a call from the click to the other browsers. Declarations are followed, not
 * files: from what sends the call in the web (and the hooks around it, up to the component that uses them), from the
 * route that serves it, from the listeners of the domain events these emit and the browser's handlers of the live
 * events they publish, each with everything they use. A branch that is not taken counts too: the listeners of
 * whatever event could be emitted. Left out are the kit, which is listed apart, of contracts whatever is neither the
 * call nor a live event, types alone, tests, texts and styles; migrations are never imported.
 */
export function where(root: string, call: string): Where | undefined {
  const modules = new Map<string, Module>(
    files(root, ["{features,apps}/**/*.{ts,tsx}"])
      .filter((path) => !/\.test(-helper)?\.tsx?$/.test(path))
      .map((path) => [path, readModule(root, path)]),
  );
  const all = [...modules.values()].flatMap((module) => [...new Set(module.declarations.values())]);
  const kit = new Set<string>();
  const reached = new Set<Declaration>();

  /** The declaration that a name of a module stands for, through doors that only hand it on. */
  function find(path: string, name: string): Declaration | undefined {
    if (path.startsWith("kit/")) kit.add(path);
    const module = modules.get(path);
    const own = module?.declarations.get(name);
    const target = module?.reexported.get(name) ?? (own ? undefined : module?.imported.get(name));
    return own ?? (target && find(target.path, target.name));
  }
  const usedBy = (path: string, text: string, but = ""): Declaration[] =>
    identifiers(text).flatMap((name) => (name === but ? [] : (find(path, name) ?? [])));

  function reach(declaration: Declaration, text = declaration.text): void {
    reached.add(declaration);
    for (const used of usedBy(declaration.path, text)) if (!reached.has(used)) reach(used);
    if (/= domainEvent\b/.test(declaration.text)) reachUsers(declaration, "server", "on");
    if (/= liveEvent\b/.test(declaration.text)) reachUsers(declaration, "web", "onLive");
  }

  /** Whatever of that side hands the declaration to a function of that name, with the elements that do so. */
  function reachUsers(target: Declaration, side: "server" | "web", by: string): void {
    for (const user of all) {
      if (reached.has(user) || !user.path.includes(`/${side}/`)) continue;
      if (find(user.path, target.name) !== target) continue;
      const handing = elements(user.text).filter((text) =>
        new RegExp(`\\b${by}\\(\\s*[^=;]*?\\b${target.name}\\b`).test(text),
      );
      if (handing.length > 0) reach(user, handing.join("\n"));
    }
  }

  const declared = all.find(({ path, name }) => name === call && path.includes("/contract/"));
  if (!declared) return undefined;
  reach(declared);
  reachUsers(declared, "server", "serve(?:Both|List)?");

  /** From what sends the call up to the component that people click on. */
  function climb(target: Declaration): void {
    for (const user of all) {
      if (reached.has(user) || !user.path.includes("/web/")) continue;
      if (!mentions(user.text, target.name) || find(user.path, target.name) !== target) continue;
      if (isHook(user.name)) {
        reach(user);
        climb(user);
      } else reached.add(user);
    }
  }
  climb(declared);

  const lines = (path: string): number => readFileSync(join(root, path), "utf8").split("\n").length - 1;
  const isRead = (one: Declaration): boolean =>
    !left.test(one.path) &&
    (!one.path.includes("/contract/") || one === declared || /= liveEvent\b/.test(one.text));
  const paths = [...new Set([...reached].filter(isRead).map(({ path }) => path))].sort();
  return { files: paths.map((path) => ({ path, lines: lines(path) })), kit: [...kit].sort() };
}

/** `N files, M lines` */
export const sizeOf = ({ files: found }: Where): string =>
  `${found.length} files, ${found.reduce((sum, { lines }) => sum + lines, 0).toLocaleString("en")} lines`;
