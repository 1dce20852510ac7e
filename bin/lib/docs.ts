import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { calls } from "../docs/calls.ts";
import type { Document } from "../docs/document.ts";
import { errors } from "../docs/errors.ts";
import { map } from "../docs/map.ts";
import { rowTypes, schema } from "../docs/model.ts";
import { securityEventList } from "../docs/security-events.ts";
import { root } from "./root.ts";

const documents: readonly Document[] = [rowTypes, schema, calls, errors, map, securityEventList];

const readOld = (path: string): string => (existsSync(path) ? readFileSync(path, "utf8") : "");

export async function writeDocs(): Promise<void> {
  for (const { path, make } of documents) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    const text = await make();
    const changed = text !== readOld(file);
    if (changed) await writeFile(file, text);
    console.log(`${changed ? "written " : "the same"} ${path}`);
  }
}

function firstDifference(old: string, made: string): string {
  const [before, now] = [old.split("\n"), made.split("\n")];
  const at = now.findIndex((line, i) => line !== before[i]);
  const place = at === -1 ? now.length : at;
  return `line ${place + 1}\n    is        ${before[place] ?? "(nothing)"}\n    should be ${now[place] ?? "(nothing)"}`;
}

/** Tells whether every generated file is what would be made now; prints where one is not. */
export async function compareDocs(): Promise<boolean> {
  let same = true;
  for (const { path, make } of documents) {
    const old = readOld(join(root, path));
    const made = await make();
    if (made === old) console.log(`✓ ${path}`);
    else console.log(`✗ ${path} is out of date, ${firstDifference(old, made)}`);
    same &&= made === old;
  }
  if (!same) console.log("Run `npm run docs` and commit what it writes.");
  return same;
}
