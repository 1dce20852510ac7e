import { expect, test } from "vitest";
import { dismissToast } from "#kit/ui/toaster/toast.ts";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import {
  countUnreadNotices,
  countUnreadProductNotices,
  listNotices,
  listProductNotices,
  markProductNoticesRead,
  showNotice,
  showProductNotice,
} from "../contract/calls.ts";
import type { Notice, ProductNotice } from "../contract/views.ts";
import NotificationPanel from "./notification-panel.tsx";

const notice = (id: number, title: string, is_read: boolean): ProductNotice => ({
  id,
  title,
  is_read,
  public_date: "2026-11-20T03:00:00.000Z",
});
const page = <R,>(records: readonly R[]) => pageOf(records, { next_cursor: null });

async function draw(
  communityId: number | null,
  records: readonly ProductNotice[],
  unread = { community: 0, product: 1 },
  ofCommunity: readonly Notice[] = [],
) {
  const server = answerCalls();
  server.to(listProductNotices, () => page(records));
  server.to(countUnreadProductNotices, { total_unread_notification: 0 });
  if (communityId !== null) server.to(listNotices, () => page(ofCommunity), { id: communityId });
  const { screen } = await renderPart(
    <div style={{ height: 600 }}>
      <NotificationPanel communityId={communityId} unread={unread} onClose={() => {}} />
    </div>,
  );
  return { server, screen };
}
const maintenance = notice(7, "メンテナンスのお知らせ", false);

test("outside a community the product's notices are all there is, each with its day; an unread one is marked (R050, R115, R134)", async () => {
  const { screen } = await draw(null, [maintenance, notice(6, "機能追加のお知らせ", true)]);
  const row = (name: string) => screen.getByRole("listitem").filter({ hasText: name });
  await expect.element(row("メンテナンス").getByText("2026/11/20")).toBeVisible();
  await expect.element(row("メンテナンス").getByText("未読")).toBeInTheDocument();
  await expect.element(row("機能追加").getByText("未読")).not.toBeInTheDocument();
  const weight = (title: string) => Number(getComputedStyle(screen.getByText(title).element()).fontWeight);
  expect(weight("メンテナンスのお知らせ")).toBeGreaterThan(weight("機能追加のお知らせ"));
  await expect.element(screen.getByRole("button", { name: "コミュニティ" })).not.toBeInTheDocument();
});

test("inside a community both are counted apart, each on its tab (R051, R117)", async () => {
  const { screen } = await draw(1, [maintenance], { community: 3, product: 1 });
  await expect.element(screen.getByRole("button", { name: /^コミュニティ.*未読3件/ })).toBeVisible();
  await screen.getByRole("button", { name: /^Enishiから.*未読1件/ }).click();
  await expect.element(screen.getByText("メンテナンスのお知らせ")).toBeVisible();
});

test("inside a community it begins with the tab that has something unread (F40)", async () => {
  const { screen } = await draw(1, [maintenance], { community: 0, product: 1 });
  await expect.element(screen.getByText("メンテナンスのお知らせ")).toBeVisible();
});

test("a notice opens with its detail (R052)", async () => {
  const { server, screen } = await draw(null, [maintenance]);
  const data = { ...maintenance, is_read: true, content: "日曜の朝に一時間止まります。" };
  server.to(showProductNotice, { data }, { nid: 7 });
  await screen.getByRole("button", { name: /メンテナンスのお知らせ/ }).click();
  const detail = screen.getByRole("dialog", { name: "メンテナンスのお知らせ" });
  await expect.element(detail.getByText("日曜の朝に一時間止まります。")).toBeVisible();
});

test("marking all as read asks first, and says so when it fails (R052, R139)", async () => {
  const { server, screen } = await draw(null, [maintenance]);
  server.to(markProductNoticesRead, () => refused(500, "ERROR_UNEXPECTED"));
  await screen.getByRole("button", { name: "すべて既読にする" }).click();
  expect(server.asked.map(({ method }) => method)).not.toContain("PUT");
  await screen.getByRole("button", { name: "既読にする", exact: true }).click();
  await expect.element(screen.getByText(/お知らせを既読にできませんでした/)).toBeVisible();
  dismissToast("error");
});

test("where nothing is unread, marking is not offered (R137)", async () => {
  const { screen } = await draw(null, [{ ...maintenance, is_read: true }], { community: 0, product: 0 });
  await expect.element(screen.getByText("メンテナンスのお知らせ")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "すべて既読にする" })).not.toBeInTheDocument();
});

test("the way back up appears after 150 pixels, and leads there (R053)", async () => {
  const { screen } = await draw(
    null,
    Array.from({ length: 20 }, (_, at) => notice(at + 1, `お知らせ${at + 1}`, true)),
  );
  await expect.element(screen.getByText("お知らせ20")).toBeInTheDocument();
  const up = screen.getByRole("button", { name: "一番上へ戻る" });
  const list = screen.getByRole("list").element().closest("[class*=scroller]");
  if (!list) throw new Error("nothing scrolls");
  list.scrollTo({ top: 150 });
  await expect.poll(() => list.scrollTop).toBe(150);
  await expect.element(up).not.toBeInTheDocument();
  list.scrollTo({ top: 151 });
  await up.click();
  await expect.poll(() => list.scrollTop).toBe(0);
  await expect.element(up).not.toBeInTheDocument();
});

test("a notice of the community says in its detail when it was, to the minute (R483)", async () => {
  const approval = {
    id: 4,
    title: "参加が承認されました",
    is_read: false,
    created_at: "2026-11-20T03:04:05.000Z",
    notification_type: 1,
    notice_type: "approval",
    facts: {
      actor: null,
      others: 0,
      asOffice: false,
      postTitle: null,
      communityName: "青葉製作所アルムナイ",
      officeTitle: null,
    },
    actor_image_url: null,
    post_id: null,
    chatroom_id: null,
    detail_link: null,
  } as const;
  const { server, screen } = await draw(1, [], undefined, [approval]);
  server.to(countUnreadNotices, { unread_notification_count: 1 }, { id: 1 });
  server.to(
    showNotice,
    { data: { ...approval, content: "", images: [] } },
    {
      id: 1,
      nid: 4,
    },
  );
  await screen.getByRole("button", { name: /^Enishiから/ }).click();
  await screen.getByRole("button", { name: /^コミュニティ/ }).click();
  await screen.getByRole("button", { name: /承認されました/ }).click();
  await expect
    .element(screen.getByRole("dialog").last().getByText("2026/11/20 12:04", { exact: true }))
    .toBeVisible();
});
