import { posix } from "node:path";

/** `target` is a path from the root for our own files, else the package's name. */
export type Import = { readonly target: string; readonly line: number; readonly typeOnly: boolean };
export type Source = {
  readonly path: string;
  /** The text has its comments blanked out, so that lines keep their numbers. */
  readonly text: string;
  readonly imports: readonly Import[];
};

const importing =
  /(?:^|[\n;])[ \t]*(import|export)(\s+type\b)?(?:[^"'`;()]*?\bfrom)?\s*(["'])([^"'\n]+)\3|\bimport\(\s*(["'])([^"'\n]+)\5/g;

const blank = (text: string): string => text.replace(/[^\n]/g, " ");

/** Blanks out comments only where they cannot be inside a string such as `"https://…"` or `"/api/*"`. */
const withoutComments = (text: string): string =>
  text
    .replace(
      /(^|[\s;{}(),])\/\*[\s\S]*?\*\//g,
      (comment, before: string) => before + blank(comment.slice(before.length)),
    )
    .replace(
      /(^|[\s;{}(),])\/\/[^\n]*/g,
      (comment, before: string) => before + blank(comment.slice(before.length)),
    );

/** Returns the line, from 1, of an index in the text. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  return specifier;
}

/** Reads a file's imports: static ones, re-exports, and dynamic ones with a plain string. */
export function readSource(path: string, raw: string): Source {
  const text = withoutComments(raw);
  const imports = [...text.matchAll(importing)].map((match) => ({
    target: resolve(path, match[4] ?? match[6] ?? ""),
    line: lineAt(text, match.index + match[0].length),
    typeOnly: match[2] !== undefined,
  }));
  return { path, text, imports };
}
