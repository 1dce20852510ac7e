import type { Finding } from "../import-rules.ts";
import type { Source } from "./source.ts";

/** One finding for each way back to a file that is still being followed; types alone make no circle at run time. */
export function circles(sources: readonly Source[]): Finding[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const done = new Set<string>();
  const trail: string[] = [];
  const findings: Finding[] = [];

  const follow = (source: Source): void => {
    trail.push(source.path);
    for (const { target, line, typeOnly } of source.imports) {
      const next = byPath.get(target);
      if (!next || typeOnly) continue;
      if (trail.includes(target)) {
        const round = [...trail.slice(trail.indexOf(target)), target].join(" → ");
        findings.push({ path: source.path, line, rule: `files import each other in a circle: ${round}` });
      } else if (!done.has(target)) follow(next);
    }
    done.add(source.path);
    trail.pop();
  };

  for (const source of sources) if (!done.has(source.path)) follow(source);
  return findings;
}
