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
  ["of an alumnus", {}, "元・品質保証部 2003–\u20602015"],
  ["without the years", from({}), "元・品質保証部"],
  ["with the last year alone", from({ until: "2015" }), "元・品質保証部 –\u20602015"],
  ["of a school", from({ name: "工学部", is_school: true, until: "1999" }), "工学部 –\u20601999"],
  ["of an employee", { ...from({ since: "2003" }), user_type: "employee" as const }, "現・品質保証部"],
  ["of an alumnus who says nothing", { affiliation: null }, "アルムナイ"],
  ["of an employee who says nothing", { affiliation: null, user_type: "employee" as const }, "在籍者"],
  ["of the office", { user_id: 0, user_type: "community_admin" as const, affiliation: null }, ""],
  ["of somebody who has left", { user_id: null, affiliation: null }, ""],
])("the line under the name %s", async (_, of, words) => {
  const { screen } = await renderPart(<Line author={{ ...hanako, ...of }} />);
  await expect.poll(() => screen.getByRole("status").element().textContent).toBe(words);
});

test("the years stand together, however narrow the line is", async () => {
  const { screen } = await renderPart(<Line author={hanako} />);
  const line = screen.getByRole("status").element() as HTMLElement;
  const [words] = line.childNodes;
  const years = document.createRange();
  if (!words) throw new Error("There is no line.");
  years.setStart(words, words.textContent?.indexOf("2003") ?? 0);
  years.setEnd(words, words.textContent?.length ?? 0);
  line.style.display = "block";
  const tornAt = Array.from({ length: 16 }, (_, at) => `${6 + at / 2}em`).filter((width) => {
    line.style.width = width;
    return years.getClientRects().length > 1;
  });
  expect(tornAt).toEqual([]);
});
