import { expect, test } from "vitest";
import { hanako } from "#apps/web/testing/aoba.test-helper.ts";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { listInterests } from "../contract/interest-calls.ts";
import { listLikes } from "../contract/like-calls.ts";
import PeopleDialog from "./people-dialog.tsx";

test.each([
  ["likes a post", "likes", listLikes],
  ["is interested in it", "interests", listInterests],
] as const)(
  "whoever %s is shown as paused, and without a name once they have left (R123, R017)",
  async (_, kind, call) => {
    const people = [
      { ...hanako, available: false },
      { ...hanako, user_id: 8, display_name: "鈴木 一郎" },
      { ...hanako, user_id: null, display_name: "", available: false, is_deleted_in_30_days: 1 },
    ];
    answerCalls().to(call, pageOf(people), { id: 7 });
    const { screen } = await renderPart(<PeopleDialog kind={kind} postId={7} onClose={() => {}} />);
    const rows = screen.getByRole("dialog").getByRole("listitem");
    await expect.element(rows.nth(0)).toMatchTextContent(/佐藤 花子.*一時停止中/);
    await expect.element(rows.nth(1)).toMatchTextContent(/鈴木 一郎/);
    await expect.element(rows.nth(1)).not.toMatchTextContent(/一時停止中/);
    await expect.element(rows.nth(2)).toMatchTextContent(/退会したメンバー/);
    await expect.element(rows.nth(2)).not.toMatchTextContent(/一時停止中/);
  },
);
