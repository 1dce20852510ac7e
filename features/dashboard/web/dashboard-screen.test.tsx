import { beforeEach, expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { type DailyFigures, type Numbers, showAnalytics } from "../contract/calls.ts";
import { addDays } from "../contract/days.ts";
import { COUNTED_LIVE, type LiveItems } from "../contract/live-items.ts";
import type { Todo } from "../contract/todo.ts";
import DashboardScreen from "./dashboard-screen.tsx";

const idle: Todo = {
  candidates: { count: 0, oldest_applied_at: null },
  returned_mails: 0,
  unread_chats: 0,
  unanswered_posts: { count: 0, from: "2026-10-22", to: "2026-11-18" },
  ending_keys: 0,
  ending_employee_invitations: 0,
  members: { alumni: 60, employees: 22, limit: 500 },
};
const busy: Todo = {
  ...idle,
  candidates: { count: 2_003, oldest_applied_at: "2026-11-19T00:00:00.000Z" },
  unanswered_posts: { ...idle.unanswered_posts, count: 4 },
  returned_mails: 2,
  ending_keys: 1,
};
const live: LiveItems = {
  today: "2026-11-21",
  alumni: 58,
  employees: 22,
  candidates: 3,
  unread_direct_chats: 2,
  open_interest_chats: { recruitment: 5, joboffer: 1 },
  posts_today: 4,
  comments_today: COUNTED_LIVE,
};
/** The last of the days has `likes`, the others one each. */
const days = (count: number, likes = 1): DailyFigures[] =>
  Array.from({ length: count }, (_, at) => ({
    date: addDays("2026-11-21", at - count + 1),
    new_members: { member_invitation: 0, office_invitation: 0, other: 0 },
    posts: { article: 0, recruitment: 0, joboffer: 0, auto: 0 },
    comments: 0,
    likes: at === count - 1 ? likes : 1,
    interests: 0,
    chats_opened: 0,
    active_members: { day: at, week: at, month: at },
  }));
const before = {
  new_members: 0,
  posts: 3,
  comments: 4,
  likes: 20,
  interests: 1,
  chats_opened: 0,
  active_members: 29,
};

const numbers: Numbers = {
  active: { alumni: 25, employees: 6, before: 29 },
  new_members: { alumni: 3, employees: 1, before: 2 },
  posts: { count: 19, before: 15 },
  commented_posts: { count: 4, before: 4 },
};

type Answer = {
  todo?: Todo;
  figures?: DailyFigures[];
  before?: typeof before | null;
  latest?: string | null;
};

async function open(
  { todo = idle, figures = days(30, 9), latest = "2026-11-21", ...rest }: Answer = {},
  query = "",
) {
  const server = answerCalls();
  const data = { latest_analytics_date: latest, todo, live, figures, numbers, before: rest.before ?? null };
  server.to(showAnalytics, { data });
  const path = "/community/communities/:id/dashboard";
  const { screen, router } = await renderPart(<DashboardScreen />, {
    path,
    at: `/community/communities/1/dashboard${query}`,
  });
  return { server, screen, router };
}

beforeEach(() => browser.viewport(1280, 800));

test("what waits comes first, each with the way to just these; the rest is one line (F23)", async () => {
  const { screen } = await open({ todo: busy });
  await expect.element(screen.getByText("承認待ち 2,003名", { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByText("ほかに対応することはありません")).toBeVisible();
  await expect.element(screen.getByText(/1日以上返信を待っている/)).not.toBeInTheDocument();
  const link = screen.getByRole("link", { name: /2日以上コメントのない投稿 4件/ });
  expect(link.element().getAttribute("href")).toBe(
    "/community/communities/1/user_posts?published=true&without_comments=true&created_from=2026-10-22&created_to=2026-11-18",
  );
  const mails = screen.getByRole("link", { name: /メールが届かない候補者 2名/ });
  expect(mails.element().getAttribute("href")).toBe(
    "/community/communities/1/alumnus_candidates_waiting_approval?mail_returned=true",
  );
  await expect.element(screen.getByText("登録人数 82 / 500名")).toBeVisible();
});

test("where nothing waits it says so, once", async () => {
  const { screen } = await open();
  await expect.element(screen.getByText("いま対応することはありません")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /確認する/ })).not.toBeInTheDocument();
});

test("from four places of five taken on, it says how many are left", async () => {
  const { screen } = await open({ todo: { ...idle, members: { alumni: 380, employees: 20, limit: 500 } } });
  await expect.element(screen.getByText(/残り100名です/)).toBeVisible();
});

test("each number stands with its change, and posts lead to the list of just those (F23)", async () => {
  const { screen } = await open({ before });
  await expect.element(screen.getByText("19件", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("前の30日間より +4", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("前の30日間と同じ").first()).toBeVisible();
  const days = "created_from=2026-10-23&created_to=2026-11-21";
  const to = (name: string) => screen.getByRole("link", { name, exact: true }).element().getAttribute("href");
  const posts = "/community/communities/1/user_posts?published=true";
  expect(to("メンバーの投稿")).toBe(`${posts}&${days}`);
  expect(to("コメントのついた投稿")).toBe(`${posts}&without_comments=false&${days}`);
  const office = "/community/communities/1";
  const joined = "joined_from=2026-10-23&joined_to=2026-11-21";
  expect(to("アルムナイ 3名")).toBe(`${office}/alumnus?${joined}`);
  expect(to("在籍者 1名")).toBe(`${office}/community-users?${joined}`);
  expect(to("アルムナイ 25名")).toBe(`${office}/alumnus?visited_from=2026-10-23`);
});

test("each chart says in a sentence what it shows", async () => {
  const { screen } = await open({ before });
  await expect.element(screen.getByText("合計 38件（前の30日間より +13）。最多 11/21 の9件")).toBeVisible();
  await expect.element(screen.getByText("この期間にはありませんでした").first()).toBeVisible();
});

test("the range and the period before are in the address, and what is shown is said (F45)", async () => {
  const { server, screen, router } = await open({ figures: days(184) }, "?days=365");
  await expect.element(screen.getByText(/184日分.*1年間に足りません/)).toBeVisible();
  await screen.getByRole("link", { name: "前期" }).click();
  await expect.poll(() => router.state.location.search).toBe("?days=365&period=previous");
  await expect.poll(() => server.asked.at(-1)?.query.get("period")).toBe("previous");
});

test("a period without figures and a community without any say what to do", async () => {
  const first = await open({ figures: [] });
  await expect.element(first.screen.getByText("この期間の集計はありません")).toBeVisible();
  await first.screen.unmount();
  const { screen } = await open({ figures: [], latest: null });
  await expect.element(screen.getByText("集計はまだありません")).toBeVisible();
});

test("counted until a day, the figures say so (R417)", async () => {
  const { screen } = await open();
  await expect.element(screen.getByText(/最終集計日：2026\/11\/21/)).toBeVisible();
});

test("days before invitations were counted apart say since when they are (R487)", async () => {
  const [day] = days(1);
  const { screen } = await open({
    figures: day ? [{ ...day, date: "2023-12-04" }] : [],
    latest: "2023-12-04",
  });
  await expect.element(screen.getByText(/2023\/12\/05から区別して数えています/)).toBeVisible();
});

test("where it fails it can be asked for again", async () => {
  const server = answerCalls();
  server.to(showAnalytics, () => refused(500, "ERROR_UNEXPECTED"));
  const { screen } = await renderPart(<DashboardScreen />, {
    path: "/community/communities/:id/dashboard",
    at: "/community/communities/1/dashboard",
  });
  await expect.element(screen.getByRole("button", { name: "もう一度読み込む" })).toBeVisible();
});

test("on a phone nothing runs off the side", async () => {
  await browser.viewport(360, 740);
  const { screen } = await open({ todo: busy, before });
  await expect.element(screen.getByText("登録人数 82 / 500名")).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
});

test("on a phone no name of a number or of a line is broken within a word (F49)", async () => {
  await browser.viewport(360, 740);
  const { screen } = await open({ todo: busy });
  await expect.element(screen.getByRole("heading", { name: "開始されたチャット" })).toBeVisible();
  const words = /開始された|チャット|コメント|アルムナイ|メンバーの招待|自動投稿|いいね/g;
  const texts = document.createTreeWalker(screen.container, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(words)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) broken.push(word);
    }
  expect(broken).toEqual([]);
});

test("what is going on stands beside what waits, each number with its list; counting stops where it may (R486)", async () => {
  const { screen } = await open();
  const section = screen.getByRole("region", { name: "いまの様子" });
  await expect.element(section.getByText("58名")).toBeVisible();
  await expect.element(section.getByText("10,000件以上")).toBeVisible();
  const home = "/community/communities/1";
  for (const [name, list] of [
    ["参加中のアルムナイ", "alumnus?status=participating"],
    ["参加中の在籍者", "community-users?status=participating"],
    ["承認待ち", "alumnus_candidates_waiting_approval"],
    ["事務局宛ての未読チャット", "manage_chat_room?tab=direct&unread=true"],
    ["募集の進行中のチャット", "manage_chat_room?tab=recruitment&closed=false"],
    ["求人の進行中のチャット", "manage_chat_room?tab=joboffer&closed=false"],
    ["今日の投稿", "user_posts?published=true&created_from=2026-11-21&created_to=2026-11-21"],
  ] as const)
    await expect.element(section.getByRole("link", { name })).toHaveAttribute("href", `${home}/${list}`);
});
