import { beforeEach, expect, test } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { uploadImage } from "#features/files/contract/calls.ts";
import { fileErrors } from "#features/files/contract/errors.ts";
import { listSavedViews } from "#features/saved-views/contract/calls.ts";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { rowMenu } from "#kit/web/testing/row-menu.test-helper.ts";
import {
  createOfficeNotice,
  listOfficeNotices,
  type OfficeNotice,
  previewOfficeNotice,
  showOfficeNotice,
  updateOfficeNotice,
} from "../contract/calls.ts";
import NewNoticeScreen from "./new-notice-screen.tsx";
import NoticeScreen from "./notice-screen.tsx";
import NoticesScreen from "./notices-screen.tsx";
import { screens } from "./screens.ts";

const LIST = "/community/communities/1/notifications";
const notice: OfficeNotice = {
  id: 7,
  title: "工場見学会のご案内",
  content: "<p>秋に開きます。</p>",
  content_base: "秋に開きます。",
  notifications_type: 1,
  detail_link: "",
  images: [],
  targets: ["employee"],
  list: null,
  published: true,
  state: "running",
  publication_start_period: "2026-11-20T03:00:00.000Z",
  publication_end_period: null,
  public_date: "2026-11-20T03:00:00.000Z",
  reached_count: 82,
  read_count: 12,
  created_at: "2026-11-20T03:00:00.000Z",
  updated_at: "2026-11-20T03:00:00.000Z",
  updated_mynavi_user_id: 3,
};
const listed = { ...notice, list_name: null };

beforeEach(() => browser.viewport(1500, 900));

async function openList(rows: readonly (typeof listed)[]) {
  const server = answerCalls();
  server.to(listOfficeNotices, pageOf(rows), { id: 1 });
  const { screen } = await renderPart(<NoticesScreen />, {
    path: "/community/communities/:id/notifications",
    at: LIST,
  });
  return { server, screen };
}

/** The fields ask for the saved views of two lists, and the preview for what is written. */
function prepareForm(server: ReturnType<typeof answerCalls>) {
  server.to(listSavedViews, { data: { records: [] } }, { id: 1 });
  server.to(
    previewOfficeNotice,
    ({ body }) => {
      const { content = "" } = body as { content?: string };
      return { data: { content, content_base: "", reached_count: 82 } };
    },
    { id: 1 },
  );
}

test("the list opens with the latest beginning (R382)", () => {
  expect(screens.find(({ code }) => code === "CF10")?.opening).toContain("publication_start_period=desc");
});

test("the list says how many have read each notice, and the first 100 characters of it (R485)", async () => {
  const { screen } = await openList([{ ...listed, content_base: "あ".repeat(101) }]);
  await expect
    .element(screen.getByRole("link", { name: "工場見学会のご案内" }))
    .toHaveAttribute("href", `${LIST}/7/edit`);
  await expect.element(screen.getByRole("cell", { name: "12 / 82名" })).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: `${"あ".repeat(100)}…`, exact: true })).toBeVisible();
});

test("a notice is made private after asking (R434)", async () => {
  const { server, screen } = await openList([listed]);
  const at = { id: 1, notificationId: 7 };
  server.to(updateOfficeNotice, { data: notice }, at);
  await rowMenu(screen, "工場見学会のご案内").click();
  await screen.getByRole("menuitem", { name: "非公開にする…" }).click();
  await screen.getByRole("button", { name: "非公開にする" }).click();
  await expect.element(screen.getByText("「工場見学会のご案内」を非公開にしました")).toBeVisible();
  expect(server.asked.find(({ method }) => method === "PUT")?.body).toEqual({
    published: false,
    updated_at: notice.updated_at,
  });
});

async function openNew() {
  const server = answerCalls();
  prepareForm(server);
  const { screen } = await renderPart(<NewNoticeScreen />, {
    path: "/community/communities/:id/notifications/new",
    at: `${LIST}/new`,
    elsewhere: <p>一覧</p>,
  });
  return { server, screen };
}

test("what is written is previewed as people will see it, and published at once only after asking (R435)", async () => {
  const { server, screen } = await openNew();
  server.to(createOfficeNotice, { data: notice }, { id: 1 });
  await screen.getByRole("textbox", { name: /タイトル/ }).fill("見学会のお知らせ");
  await screen.getByRole("textbox", { name: /本文/ }).fill("十一月に開きます。");
  const preview = screen.getByRole("region", { name: "プレビュー" });
  await expect.element(preview.getByText("十一月に開きます。")).toBeVisible();
  await expect.element(preview.getByText("今の対象は 82名です")).toBeVisible();
  await screen.getByRole("button", { name: "保存する" }).click();
  await expect.element(screen.getByText("82名のベルに、すぐに表示されます。")).toBeVisible();
  await screen.getByRole("button", { name: "公開する" }).click();
  await expect.element(screen.getByText("「見学会のお知らせ」を保存しました")).toBeVisible();
  await expect.element(screen.getByText("一覧")).toBeVisible();
  const sent = server.asked.find(
    ({ method, body }) => method === "POST" && "title" in (body as object),
  )?.body;
  expect(sent).toMatchObject({
    title: "見学会のお知らせ",
    targets: ["employee"],
    view_id: null,
    published: true,
    publication_end_period: null,
  });
});

test("an end before the start, and a notice that says nothing, are told at their fields", async () => {
  const { server, screen } = await openNew();
  await screen.getByRole("textbox", { name: /タイトル/ }).fill("見学会");
  const end = screen.getByRole("group", { name: "公開終了" });
  await end.getByRole("textbox", { name: "日付" }).fill("2020/01/01");
  await screen.getByRole("button", { name: "保存する" }).click();
  await expect.element(end.getByText("終了は開始より後にしてください。")).toBeVisible();
  await expect
    .element(screen.getByRole("group", { name: "本文" }).getByText("本文を入力してください。"))
    .toBeVisible();
  expect(server.asked.filter(({ body }) => "title" in ((body ?? {}) as object))).toEqual([]);
});

test("a picture that is refused says why, and is not left out silently (R448)", async () => {
  const { server, screen } = await openNew();
  server.to(uploadImage, () => refused(400, fileErrors.ERROR_ATTACHMENT_TYPE.code), { id: 1 });
  await screen.getByRole("textbox", { name: /タイトル/ }).fill("見学会");
  const field = screen.container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!field) throw new Error("there is no field for files");
  await userEvent.upload(field, new File(["<svg/>"], "絵.png", { type: "image/png" }));
  await expect.element(screen.getByText("JPEG、PNG、GIFの画像を選んでください。")).toBeVisible();
  await screen.getByRole("button", { name: "保存する" }).click();
  await expect.element(screen.getByText(/送信できていない画像があります/)).toBeVisible();
});

test("a notice stands in the form as it is, and says how many have read it", async () => {
  const server = answerCalls();
  prepareForm(server);
  const at = { id: 1, notificationId: 7 };
  server.to(showOfficeNotice, { data: notice }, at);
  const { screen } = await renderPart(<NoticeScreen />, {
    path: "/community/communities/:id/notifications/:notification_id/edit",
    at: `${LIST}/7/edit`,
    elsewhere: <p>一覧</p>,
  });
  await expect.element(screen.getByText("82名中 12名が既読")).toBeVisible();
  const start = screen.getByRole("group", { name: /^公開開始/ });
  await expect.element(start.getByRole("textbox", { name: "日付" })).toHaveValue("2026/11/20");
  await expect.element(start.getByRole("combobox", { name: "時刻" })).toHaveValue("12:00");
  server.to(updateOfficeNotice, { data: notice }, at);
  await screen.getByRole("textbox", { name: /タイトル/ }).fill("見学会（訂正）");
  await screen.getByRole("button", { name: "保存する" }).click();
  await expect.element(screen.getByText("「見学会（訂正）」を保存しました")).toBeVisible();
  expect(server.asked.find(({ method }) => method === "PUT")?.body).toMatchObject({
    title: "見学会（訂正）",
    publication_start_period: notice.publication_start_period,
    updated_at: notice.updated_at,
  });
});
