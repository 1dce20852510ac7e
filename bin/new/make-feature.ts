import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../lib/root.ts";
import { files } from "../lib/walk.ts";

const skeleton = join(root, "bin/new/skeleton");
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const camel = (kebab: string): string => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the skeleton's text with the feature's own name in all its spellings, the longer ones first. */
function named(text: string, name: string): string {
  const one = name.replace(/s$/, "");
  const spellings: readonly [string, string][] = [
    ["example-things", name],
    ["example_things", name.replaceAll("-", "_")],
    ["exampleThings", camel(name)],
    ["ExampleThings", capital(camel(name))],
    ["exampleThing", camel(one)],
    ["ExampleThing", capital(camel(one))],
    ["EXAMPLE_THING", one.replaceAll("-", "_").toUpperCase()],
    ["example things", name.replaceAll("-", " ")],
    ["Example things", capital(name.replaceAll("-", " "))],
  ];
  return spellings.reduce((result, [from, to]) => result.replaceAll(from, to), text);
}

/**
 * Writes a feature of this name below `base` in the current shapes, an administrator's table with its call; it
 * is found by its folder. Returns the files written; throws where the name is invalid or something of that name exists.
 */
export function makeFeature(name: string, base: string = root): string[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(
      `"${name}" is no name: write what users call them, in small letters with hyphens, as in "faq-entries".`,
    );
  if (existsSync(join(base, "features", name))) throw new Error(`There is features/${name} already.`);
  return files(skeleton, ["**/*.txt"]).map((path) => {
    const target = named(path.replace(/\.txt$/, ""), name);
    const place = join("features", name, target);
    mkdirSync(dirname(join(base, place)), { recursive: true });
    writeFileSync(join(base, place), named(readFileSync(join(skeleton, path), "utf8"), name), { flag: "wx" });
    return place;
  });
}
