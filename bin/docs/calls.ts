import { features } from "#apps/server/features.ts";
import { callNames } from "./contracts.ts";
import { type Document, page, table } from "./document.ts";

async function make(): Promise<string> {
  const names = await callNames();
  const sections = features
    .filter(({ routes }) => routes.length > 0)
    .map((feature) => {
      const rows = feature.routes.map(({ call }) => [
        names.get(call) ?? "",
        `\`${call.method} ${call.path}\``,
        call.access,
        call.rate,
        call.summary,
        (call.errors ?? []).map((error) => error.code).join(", "),
      ]);
      return `## ${feature.name}\n\n${table(["name", "call", "access", "rate", "what", "errors"], rows)}`;
    });
  const total = features.flatMap((feature) => feature.routes).length;
  return page(
    "Calls",
    `${total} calls, all under \`/api\`; their shapes stand in \`/api/openapi.json\`.`,
    ...sections,
  );
}

export const calls: Document = { path: "docs/generated/calls.md", make };
