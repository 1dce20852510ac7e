import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { analyse, type Report } from "scslre";
import { lineAt } from "../import-rules/source.ts";
import { files } from "./walk.ts";

/** These make patterns of names and of kana, in which nothing repeats without an end. */
const bounded: readonly string[] = ["kit/contract/fields/mentions.ts", "features/people/web/places.ts"];
const isTest = (path: string) => /\.(?:test|test-helper)\.tsx?$|^kit\/testing\//.test(path);

const causes: Readonly<Record<Report["type"], string>> = {
  Trade: "two repetitions can share",
  Self: "a repetition in a repetition can share",
  Move: "a match is sought anew at every",
};

/**
 * Reports regular expressions of the product whose time grows faster than the text, and those made at run time, which
 * nobody can check. A text from outside holds the event loop with them.
 */
export function slowPatterns(root: string): string[] {
  const paths = files(root, ["{kit,features,apps,db}/**/*.{ts,tsx}"]).filter((path) => !isTest(path));
  return paths.flatMap((path) => faultsIn(path, readFileSync(join(root, path), "utf8")));
}

function faultsIn(path: string, text: string): string[] {
  const faults: string[] = [];
  const report = (start: number, fault: string) => faults.push(`${path}:${lineAt(text, start)} ${fault}`);
  const made = ({ callee, start }: { readonly callee: object; readonly start: number }) => {
    if ("name" in callee && callee.name === "RegExp" && !bounded.includes(path))
      report(start, "A pattern is a literal, so that it can be checked.");
  };
  new Visitor({
    Literal: (node) => {
      if (!("regex" in node)) return;
      const { pattern: source, flags } = node.regex;
      const [found] = reportsOf(source, flags);
      if (found)
        report(
          node.start,
          `/${source}/${flags} takes time by the square or more: ${causes[found.type]} ${found.character.literal.source}.`,
        );
    },
    NewExpression: made,
    CallExpression: made,
  }).visit(parseSync(path, text).program);
  return faults;
}

const known = new Map<string, readonly Report[]>();

function reportsOf(source: string, flags: string): readonly Report[] {
  const key = `${flags} ${source}`;
  const reports =
    known.get(key) ??
    analyse({ source, flags }, { reportTypes: { Move: true }, assumeRejectingSuffix: false }).reports;
  known.set(key, reports);
  return reports;
}
