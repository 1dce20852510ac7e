import { features } from "#apps/server/features.ts";
import { securityRuleOf } from "#apps/server/security-rules.ts";
import { securityEvents } from "#kit/contract/security-events.ts";
import { type Document, page, table } from "./document.ts";

function make(): string {
  const calls = features.flatMap(({ routes }) => routes.map(({ call }) => call));
  const callsOf = (event: string) =>
    calls
      .filter((call) => securityRuleOf(call)?.event === event)
      .map(({ method, path }) => `\`${method} ${path}\``)
      .join(", ");
  const rows = Object.entries(securityEvents).map(([event, when]) => [`\`${event}\``, when, callsOf(event)]);
  return page("Security events", `${rows.length} kinds.`, table(["event", "when", "calls"], rows));
}

export const securityEventList: Document = { path: "docs/generated/security-events.md", make };
