import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

export type Declaration = { readonly path: string; readonly name: string; readonly text: string };
type Target = { readonly path: string; readonly name: string };
export type Module = {
  readonly path: string;
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** Maps each imported name of this file to where it comes from, without `import type`. */
  readonly imported: ReadonlyMap<string, Target>;
  readonly reexported: ReadonlyMap<string, Target>;
  /** Maps the name of each `import * as name` to the path of its module. */
  readonly namespaces: ReadonlyMap<string, string>;
};

const comments = /(^|[\s;{}(),])(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*)/g;
/** The formatter leaves every declaration of a file at the margin; what is indented belongs to the one above. */
const margin = /^(?=[a-z@])/m;
const head =
  /^(?:export )?(?:default )?(?:async )?(?:const|let|function\*?|class) (?:(\w+)|[{[]([^}\]]*)[}\]])/;
const importLine = /^(import|export) (?!type )([^"';]*?)\s*from "([^"]+)"/;

/** Reads `a, type B, c as d` as pairs of the name elsewhere and the name here, without types. */
const namesIn = (list: string): [string, string][] =>
  list
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !part.startsWith("type "))
    .map((part) => {
      const [there = "", here = there] = part.split(" as ");
      return [there, here];
    });

const resolve = (from: string, specifier: string): string =>
  specifier.startsWith("#") ? specifier.slice(1) : posix.join(posix.dirname(from), specifier);

/** Reads the declarations of a file and where its names come from; names of packages come from nowhere. */
export function readModule(root: string, path: string): Module {
  const text = readFileSync(join(root, path), "utf8").replace(comments, "$1");
  const declarations = new Map<string, Declaration>();
  const imported = new Map<string, Target>();
  const reexported = new Map<string, Target>();
  const namespaces = new Map<string, string>();
  for (const part of text.split(margin)) {
    const from = importLine.exec(part);
    if (from) {
      const [, kind, names = "", specifier = ""] = from;
      const target = resolve(path, specifier);
      if (!existsSync(join(root, target))) continue;
      const namespace = /^\* as (\w+)/.exec(names)?.[1];
      if (namespace) namespaces.set(namespace, target);
      const list = /\{([^}]*)\}/.exec(names)?.[1] ?? "";
      for (const [there, here] of namesIn(list))
        (kind === "import" ? imported : reexported).set(here, { path: target, name: there });
      const whole = /^(\w+)/.exec(names)?.[1];
      if (kind === "import" && whole) imported.set(whole, { path: target, name: "default" });
      continue;
    }
    const found = head.exec(part);
    for (const name of (found?.[1] ?? found?.[2] ?? "").split(",").map((one) => one.trim())) {
      if (name === "") continue;
      const declaration = { path, name, text: part };
      declarations.set(name, declaration);
      if (part.startsWith("export default")) declarations.set("default", declaration);
    }
  }
  return { path, declarations, imported, reexported, namespaces };
}
