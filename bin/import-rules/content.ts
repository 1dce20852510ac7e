import type { Finding } from "../import-rules.ts";
import { isTest } from "./place.ts";
import { lineAt, type Source } from "./source.ts";

type ContentRule = { readonly sign: RegExp; readonly rule: string; readonly home: (path: string) => boolean };

const holdsSql = (path: string): boolean =>
  path.endsWith(".sql.ts") || /^(kit\/server\/(db|database)|db|kit\/testing|bench|bin|e2e)\//.test(path);

const judgesRoles = (path: string): boolean =>
  /\/policy(\.ts|\/)|[-.]policy\.ts$/.test(path) ||
  /^kit\/server\/(access\/|actor)/.test(path) ||
  path.startsWith("bin/");

const rules: readonly ContentRule[] = [
  {
    sign: /\bsql(<[^`]*>)?`|\bsql\.raw\(|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/g,
    rule: "SQL stands in *.sql.ts",
    home: holdsSql,
  },
  {
    sign: /\.role\s*[!=]==?|\bswitch\s*\([^)]*\.role\)/g,
    rule: "only a policy judges a role; elsewhere ask for an ability",
    home: judgesRoles,
  },
];

/** Faults that no import shows. Tests may look at rows and roles as they like. */
export function contentFaults({ path, text }: Source): Finding[] {
  if (isTest(path)) return [];
  return rules
    .filter(({ home }) => !home(path))
    .flatMap(({ sign, rule }) =>
      [...text.matchAll(sign)].map((match) => ({
        path,
        line: lineAt(text, match.index),
        rule: `${rule} (${match[0].trim()})`,
      })),
    );
}
