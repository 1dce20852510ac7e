import { expect, test } from "vitest";
import * as z from "zod/mini";
import { acts } from "#features/people/contract/list-people.ts";
import { searchTermsOf } from "#kit/contract/search-term.ts";
import { features } from "./features.ts";

type Property = { readonly type?: string; readonly enum?: unknown; readonly format?: string };

/** These texts of a query name one thing or place, and search nothing. */
const names = [
  ...["tag", "content_type", "community_id", "act", "queue", "color", "target_content_id", "user_type"],
  ...["next_post_token", "next_comment_token", "cursor"],
  ...["key", "token", "ticket", "recipient", "prefix", "redirect", "request_path"],
  // These name a list, and the columns of a file.
  ...["list", "cols"],
  // A sign-in service leads back with these.
  ...["code", "error", "iss", "state"],
  // These say how often somebody has done something, as `min1in30`.
  ...acts,
];

test("whatever one may write into the query of a call is a search term, or a name known here", () => {
  const unknown = features.flatMap(({ routes }) =>
    routes.flatMap(({ call }) => {
      if (!call.query) return [];
      const schema = z.toJSONSchema(call.query, { io: "input", unrepresentable: "any" });
      const terms = searchTermsOf(call);
      return Object.entries((schema.properties ?? {}) as Record<string, Property>)
        .filter(([, property]) => property.type === "string" && !property.enum && !property.format)
        .filter(([name]) => !terms.includes(name) && !names.includes(name))
        .map(([name]) => `${name} of ${call.path}`);
    }),
  );
  expect(unknown).toEqual([]);
});
