import { securityRules } from "#apps/server/security-rules.ts";
import { securityEvents } from "#kit/server/security-log.ts";
import { type Document, page, table } from "./document.ts";

function make(): string {
  const callsOf = (event: string) =>
    [...securityRules]
      .filter(([, rule]) => rule.event === event)
      .map(([{ method, path }]) => `\`${method} ${path}\``)
      .join(", ");
  const rows = Object.entries(securityEvents).map(([event, when]) => [`\`${event}\``, when, callsOf(event)]);
  return page("Security events", `${rows.length} kinds.`, table(["event", "when", "calls"], rows));
}

export const securityEventList: Document = { path: "docs/generated/security-events.md", make };
