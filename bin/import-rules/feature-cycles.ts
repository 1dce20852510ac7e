import type { Finding } from "../import-rules.ts";
import { isTest, placeOf } from "./place.ts";
import type { Source } from "./source.ts";

/** An arrow is an import that leads from a feature's folder into another's. */
type Arrow = {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly line: number;
  readonly target: string;
};

/**
 * Reports features that import each other, in a cycle of any length and in any layer, types included. Each cycle is
 * reported once, at an import of its thinnest arrow, which is the one to cut. Cycles of files are left to the linter.
 */
export function featureCycles(sources: readonly Source[]): Finding[] {
  let arrows = sources.flatMap(arrowsOf);
  const findings: Finding[] = [];
  for (;;) {
    const round = findRound(arrows);
    if (!round) return findings;
    const between = (from: string, to: string) =>
      arrows.filter((arrow) => arrow.from === from && arrow.to === to);
    const sides = round.map((from, at) => between(from, round[(at + 1) % round.length] ?? from));
    const thin = sides.reduce((least, side) => (side.length < least.length ? side : least));
    const [first] = thin;
    if (!first) return findings;
    const way = [...round, round[0]].join(" → ");
    findings.push({
      path: first.path,
      line: first.line,
      rule: `features import each other: ${way}; thinnest where ${first.from} imports ${first.target} (${thin.length} in all)`,
    });
    arrows = arrows.filter((arrow) => !thin.includes(arrow));
  }
}

/** Returns the arrows that begin in a file of a feature; a test may import anything. */
export function arrowsOf({ path, imports }: Source): Arrow[] {
  const from = placeOf(path)?.feature;
  if (from === undefined || isTest(path)) return [];
  return imports.flatMap(({ target, line }) => {
    const to = placeOf(target)?.feature;
    return to === undefined || to === from ? [] : [{ from, to, path, line, target }];
  });
}

/** Returns the features of a shortest cycle, each importing the next and the last the first; undefined without one. */
function findRound(arrows: readonly Arrow[]): string[] | undefined {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const rounds = [...next.keys()].flatMap((start) => {
    const ways: string[][] = [[start]];
    const seen = new Set<string>();
    for (const way of ways)
      for (const { to } of next.get(way.at(-1) ?? start) ?? []) {
        if (to === start) return [way];
        if (seen.has(to)) continue;
        seen.add(to);
        ways.push([...way, to]);
      }
    return [];
  });
  return rounds.toSorted((a, b) => a.length - b.length)[0];
}
