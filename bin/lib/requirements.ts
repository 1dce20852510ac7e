import { readFileSync } from "node:fs";
import { join } from "node:path";
import { files } from "./walk.ts";

const LIST = "docs/requirements.md";
/** Nothing may cite what is below these headings. */
const NOT_DONE = /^## (?:Answered otherwise|Not built yet)$/m;
const cited = /\bR(\d{3})(?: ?(?:–|-|to) ?R?(\d{3}))?\b/g;
/** Comments come first, so that a quotation mark in one begins no text. */
const commentOrText = /\/\/.*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** Returns the string literals of a program, the names of its tests among them, without its comments. */
const textsIn = (program: string): string =>
  [...program.matchAll(commentOrText)]
    .map(([token]) => token)
    .filter((token) => !token.startsWith("/"))
    .join("\n");

/** Returns the numbers a text cites, with those between the ends of `R198–R205`. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(cited)].flatMap(([, first, last = first]) => {
    const from = Number(first);
    return Array.from({ length: Number(last) - from + 1 }, (_, index) => from + index);
  });

/** Reports where code, documents and `docs/requirements.md` disagree about the numbers of requirements. */
export function requirementFaults(root: string): string[] {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const places = new Map<number, string>();
  const tested = new Set<number>();
  const sources = ["{apps,bench,bin,db,docs,e2e,features,kit}/**/*.{ts,tsx,js,sql,css,md}", "*.md"];
  for (const path of files(root, sources).filter((path) => path !== LIST)) {
    const text = read(path);
    for (const number of numbersIn(text)) places.set(number, places.get(number) ?? path);
    if (/\.test\.tsx?$/.test(path)) for (const number of numbersIn(textsIn(text))) tested.add(number);
  }
  const [built = "", ...rest] = read(LIST).split(NOT_DONE);
  const linesOf = (text: string) =>
    [...text.matchAll(/^- R(\d{3}) \S/gm)].map(([, number]) => Number(number));
  const listed = new Set(linesOf(built));
  const all = [...linesOf(built), ...rest.flatMap(linesOf)];
  const name = (number: number) => `R${String(number).padStart(3, "0")}`;
  return [
    ...Array.from({ length: Math.max(...all) }, (_, index) => index + 1).flatMap((number) => {
      const times = all.filter((one) => one === number).length;
      return times === 1 ? [] : [`${LIST}: ${name(number)} stands there ${times} times, not once`];
    }),
    ...[...places].flatMap(([number, path]) =>
      listed.has(number) ? [] : [`${path}: ${name(number)} does not stand in ${LIST} as built`],
    ),
    ...[...listed].flatMap((number) => {
      if (!places.has(number)) return [`${LIST}: ${name(number)} is cited nowhere`];
      return tested.has(number)
        ? []
        : [`${LIST}: no test names ${name(number)}; name it in the one that shows it`];
    }),
  ];
}
