import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import type { Author } from "../contract/author.ts";
import { useAuthorLine } from "./use-affiliation.ts";

const hanako: Author = {
  user_id: 4,
  user_type: "alumni",
  display_name: "佐藤 花子",
  avatar_url: null,
  available: true,
  is_deleted_in_30_days: 0,
  is_profile_public: true,
  affiliation: { name: "品質保証部", is_school: false, since: "2003", until: "2015" },
};
const from = (part: Partial<NonNullable<Author["affiliation"]>>) => ({
  affiliation: { name: "品質保証部", is_school: false, since: null, until: null, ...part },
});

const Line = ({ author }: { author: Author }) => <output>{useAuthorLine(author)}</output>;

test.each([
  ["of an alumnus", {}, "元・品質保証部 2003–2015"],
  ["without the years", from({}), "元・品質保証部"],
  ["with the last year alone", from({ until: "2015" }), "元・品質保証部 –2015"],
  ["of a school", from({ name: "工学部", is_school: true, until: "1999" }), "工学部 –1999"],
  ["of an employee", { ...from({ since: "2003" }), user_type: "employee" as const }, "現・品質保証部"],
  ["of an alumnus who says nothing", { affiliation: null }, "アルムナイ"],
  ["of an employee who says nothing", { affiliation: null, user_type: "employee" as const }, "在籍者"],
  ["of the office", { user_id: 0, user_type: "community_admin" as const, affiliation: null }, ""],
  ["of somebody who has left", { user_id: null, affiliation: null }, ""],
])("the line under the name %s", async (_, of, words) => {
  const { screen } = await renderPart(<Line author={{ ...hanako, ...of }} />);
  await expect.poll(() => screen.getByRole("status").element().textContent).toBe(words);
});
