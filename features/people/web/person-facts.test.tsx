import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { listManagementFlags } from "#features/management-flags/contract/calls.ts";
import { filled } from "#kit/web/testing/answer-builders.test-helper.ts";
import { type AnswerTo, answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { personParams, showPerson } from "../contract/person.ts";
import { PersonFacts } from "./person-facts.tsx";

const params = personParams(1, 41);
const person = {
  id: 41,
  kind: "alumnus",
  management_no: 7,
  family_name: "佐藤",
  given_name: "花子",
  kana: "サトウ ハナコ",
  display_name: "はな",
  email: "hanako@example.jp",
  mail_returned_since: null,
  status: "paused",
  is_turned_over: false,
  department_name: "光学設計部",
  corporation_start_period: "2005-04",
  corporation_end_period: "2019-03",
  last_visited_on: null,
  image_url: null,
  flags: ["a"],
} as const;

async function open(answer: AnswerTo<typeof showPerson.alumnus>) {
  const server = answerCalls();
  server.to(showPerson.alumnus, answer, params);
  const flag = { id: 1, slot: "a", name: "幹事", people: 1, updated_at: "2026-11-20T03:04:05.000Z" } as const;
  server.to(listManagementFlags, { data: { records: [flag] } }, { id: 1 });
  await renderPart(<PersonFacts communityId={1} kind="alumnus" id={41} />);
}

test("who somebody is: name, kind, department and years, flags, how they stand, and the way to their page", async () => {
  await open(filled(showPerson.alumnus, { data: person }));
  for (const said of ["佐藤 花子", "アルムナイ", "光学設計部", "2005/04–\u20602019/03", "幹事", "一時停止中"])
    await expect.element(page.getByText(said).first()).toBeVisible();
  await expect
    .element(page.getByRole("link"))
    .toHaveAttribute("href", "/community/communities/1/alumnus/41/edit");
});

test("somebody who is not there any more is said to be gone", async () => {
  await open(() => refused(404, "RECORD_NOT_FOUND"));
  await expect.element(page.getByText("この人は見つかりません")).toBeVisible();
});
