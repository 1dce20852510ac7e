import { createUnsubscribeToken } from "#features/notice-choices/server/unsubscribe-token.ts";
import { cast } from "#kit/testing/cast.ts";
import { anySizeByTouch, expect, expectAccessible, test } from "./journey.ts";
import { JOURNEY_SECRET } from "./secret.ts";

test("somebody chooses which news comes by mail, and the link of a mail stops it and gives it back without logging in", async ({
  journey,
}) => {
  test.skip(!journey.isPhone, anySizeByTouch);
  const who = "ken";
  const member = await journey.as(who);
  await member.goto("/community/account/settings");
  const comments = member.getByRole("combobox", { name: "投稿へのコメント" });
  const likes = member.getByRole("combobox", { name: "投稿へのいいね" });
  await likes.selectOption({ label: "1日1回まとめて（毎朝8時）" });
  await expect(member.getByText("メールでのお知らせを変更しました")).toBeVisible();
  await member.reload();
  await expect(likes).toHaveValue("daily");
  await expectAccessible(member);

  // The cast was made in its order, from 1.
  const accountId = Object.keys(cast).indexOf(who) + 1;
  const token = createUnsubscribeToken(JOURNEY_SECRET, { accountId, scope: "digest" });
  const guest = await journey.guest();
  await guest.goto(`/api/mail_subscription/unsubscribe?token=${encodeURIComponent(token)}`);
  await expect(guest.getByRole("heading", { name: "メールの停止" })).toBeVisible();
  await expect(guest.getByRole("listitem")).toContainText(["投稿へのコメント", "投稿へのいいね"]);
  await expectAccessible(guest);
  await member.reload();
  await expect(likes).toHaveValue("daily");

  await guest.getByRole("button", { name: "メールを停止する" }).click();
  await expect(guest.getByRole("heading", { name: "メールを停止しました" })).toBeVisible();
  await expect(guest.getByRole("listitem")).toContainText(["投稿へのコメント", "投稿へのいいね"]);
  await member.reload();
  await expect(likes).toHaveValue("off");
  await expect(comments).toHaveValue("off");

  await guest.getByRole("button", { name: "元に戻す" }).click();
  await expect(guest.getByText("元に戻しました")).toBeVisible();
  await member.reload();
  await expect(likes).toHaveValue("daily");
  await expect(comments).toHaveValue("daily");
  await likes.selectOption({ label: "メールなし（ベルのみ）" });
  await expect(member.getByText("メールでのお知らせを変更しました").first()).toBeVisible();
});
