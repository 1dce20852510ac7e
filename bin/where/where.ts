import { readFileSync } from "node:fs";
import { join } from "node:path";
import { files } from "../lib/walk.ts";
import { type Declaration, type Module, readModule } from "./declarations.ts";

export type Where = {
  readonly files: readonly { readonly path: string; readonly lines: number }[];
  readonly kit: readonly string[];
  /** Jobs left for later, and events that listeners emit in turn, are where other behaviours begin. */
  readonly later: readonly string[];
};

const left = /\.test(-helper)?\.tsx?$|(^|\/)(messages|letters|mails)(\.\w\w)?\.ts$|texts(\.\w\w)?\.ts$/;
const identifiers = (text: string): string[] => [...new Set(text.match(/[A-Za-z_$][\w$]*/g) ?? [])];
const mentions = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);
/** Returns each route, listener or live handler of a list, where a declaration is a list of them. */
const elements = (text: string): string[] => (/^[^\n]*\[\n/.test(text) ? text.split(/\n(?= {2}\S)/) : [text]);
/** Returns the text without the handlers of other live events, and without what reloads after an interruption. */
const handlingOnly = (text: string, event: string): string =>
  text.replace(/^( *)on(?:Live\(|Joined\b|Gap\b|Closed\b).*\n(?:\1 .*\n)*/gm, (part) =>
    mentions(part, event) ? part : "",
  );
const isHook = (name: string): boolean => /^[a-z]/.test(name);
/** Tells whether the declaration only lists what can be done, and does nothing itself. */
const isList = ({ text }: Declaration): boolean => /^export const \w+(?:: [^=]+)? = [[{]/.test(text);
const isDomainEvent = ({ text }: Declaration): boolean => /= domainEvent\b/.test(text);
const isLiveEvent = ({ text }: Declaration): boolean => /= liveEvent\b/.test(text);
const isJob = ({ text }: Declaration): boolean => /= (?:job|mailJob|scheduledJob)\b/.test(text);
const isWeb = ({ path }: Declaration): boolean => path.includes("/web/");
/** Tells whether the declaration loads something by a call of its own. */
const reads = ({ text }: Declaration): boolean => /\buse(?:List)?Call\(/.test(text);

/**
 * Returns the files that one reads to follow a call from the click to the other browsers. It follows declarations, not
 * files:
 *
 * 1. in the web what sends the call: hooks with everything they use, up to the component that uses them;
 * 2. on the server the route with everything it uses, including branches that are not taken;
 * 3. the listeners of the domain events it emits, with everything they use;
 * 4. in the web the handlers of the live events that 2 and 3 publish, with everything they use.
 *
 * It stops, and names as `later`, at a job and at an event that a listener emits in turn. In the web it stops at what
 * loads something by a call of its own, and at what is loaded again after an interruption. A file that is read in part
 * counts whole. It leaves out the kit, which is listed separately, everything in contracts but the call and live events,
 * mere types, tests, texts and styles; nothing imports migrations.
 */
export function where(root: string, call: string): Where | undefined {
  const modules = new Map<string, Module>(
    files(root, ["{features,apps}/**/*.{ts,tsx}"])
      .filter((path) => !/\.test(-helper)?\.tsx?$/.test(path))
      .map((path) => [path, readModule(root, path)]),
  );
  const all = [...modules.values()].flatMap((module) => [...new Set(module.declarations.values())]);
  const kit = new Set<string>();
  const later = new Set<Declaration>();
  const reached = new Set<Declaration>();

  /** Returns the declaration that a name of a module refers to, through modules that only re-export it. */
  function find(path: string, name: string): Declaration | undefined {
    if (path.startsWith("kit/")) kit.add(path);
    const module = modules.get(path);
    const own = module?.declarations.get(name);
    const target = module?.reexported.get(name) ?? (own ? undefined : module?.imported.get(name));
    return own ?? (target && find(target.path, target.name));
  }
  /** Returns what a text refers to as `name.something`, by the modules that its own imports as a whole. */
  const throughNamespaces = (path: string, text: string): Declaration[] =>
    [...(modules.get(path)?.namespaces ?? [])].flatMap(([name, target]) =>
      [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].flatMap(
        ([, member = ""]) => find(target, member) ?? [],
      ),
    );
  const usedBy = ({ path }: Declaration, text: string): Declaration[] => [
    ...identifiers(text).flatMap((name) => find(path, name) ?? []),
    ...throughNamespaces(path, text),
  ];
  const refersTo = ({ path, text }: Declaration, target: Declaration): boolean =>
    mentions(text, target.name) &&
    (find(path, target.name) === target || throughNamespaces(path, text).includes(target));

  function reach(declaration: Declaration, text = declaration.text): void {
    reached.add(declaration);
    for (const used of usedBy(declaration, text)) {
      if (reached.has(used) || (isWeb(used) && reads(used))) continue;
      if (isJob(used)) later.add(used);
      else reach(used);
    }
  }

  /** Follows every declaration of that side that passes this one to a function of that name. */
  function reachUsers(target: Declaration, side: "server" | "web", by: string): void {
    for (const user of all) {
      if (reached.has(user) || !user.path.includes(`/${side}/`)) continue;
      if (!refersTo(user, target)) continue;
      const handing = elements(user.text).filter((text) =>
        new RegExp(`\\b${by}\\(\\s*[^=;]*?\\b${target.name}\\b`).test(text),
      );
      if (handing.length > 0) reach(user, handlingOnly(handing.join("\n"), target.name));
    }
  }

  const declared = all.find(({ path, name }) => name === call && path.includes("/contract/"));
  if (!declared) return undefined;
  reach(declared);
  reachUsers(declared, "server", "serve\\w*");
  const emitted = new Set([...reached].filter(isDomainEvent));
  for (const event of emitted) reachUsers(event, "server", "on");
  for (const event of [...reached].filter(isDomainEvent)) if (!emitted.has(event)) later.add(event);
  for (const event of [...reached].filter(isLiveEvent)) reachUsers(event, "web", "onLive");

  /**
   * Follows from what sends the call up to the component that people click on; through a table of calls in the
   * contract, and through one in the web only by the call's name.
   */
  function climb(target: Declaration): void {
    const isTable = new RegExp(`\\b${call}: ${call}\\b`).test(target.text);
    for (const user of all) {
      if (reached.has(user) || user === target || user.path.includes("/server/")) continue;
      if (!refersTo(user, target)) continue;
      if (!isWeb(user)) {
        if (isList(user)) climb(user);
        continue;
      }
      if (isList(user)) continue;
      if (isTable && !user.text.includes(`.${call}`)) continue;
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
    !later.has(one) &&
    (!one.path.includes("/contract/") || one === declared || isLiveEvent(one));
  const paths = [...new Set([...reached].filter(isRead).map(({ path }) => path))].sort();
  return {
    files: paths.map((path) => ({ path, lines: lines(path) })),
    kit: [...kit].sort(),
    later: [...later].map(({ name, path }) => `${name} (${path})`).sort(),
  };
}

/** Returns `N files, M lines`. */
export const sizeOf = ({ files: found }: Where): string =>
  `${found.length} files, ${found.reduce((sum, { lines }) => sum + lines, 0).toLocaleString("en")} lines`;
