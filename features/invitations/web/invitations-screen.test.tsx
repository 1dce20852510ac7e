import { beforeEach, expect, test } from "vitest";
import { page as browser, type Locator, userEvent } from "vitest/browser";
import type { Language } from "#kit/contract/language.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { rowMenu } from "#kit/web/testing/row-menu.test-helper.ts";
import {
  type IssuedKey,
  listInvitationKeys,
  revokeInvitationKey,
  showAdminInvitationKey,
} from "../contract/calls.ts";
import InvitationsScreen from "./invitations-screen.tsx";

const params = { id: 1 };
const key = (user_id: number, changes: Partial<IssuedKey> = {}): IssuedKey => ({
  user_id,
  display_name: `人 ${user_id}`,
  user_type: "alumni",
  is_own: false,
  state: "valid",
  created_at: "2026-11-01T00:00:00.000Z",
  expires_at: "2027-01-30T00:00:00.000Z",
  registered_count: 1_204,
  ...changes,
});

async function open(keys: readonly IssuedKey[], query = "", language: Language = "ja") {
  const server = answerCalls();
  const body = { data: { records: keys }, total_records: keys.length, total_pages: 1 };
  server.to(listInvitationKeys, body, params);
  server.to(revokeInvitationKey, {}, params);
  const data = {
    invited_code: "abc",
    invitation_url: "http://localhost/i/abc",
    expires_at: "2027-01-01T00:00:00Z",
  };
  server.to(showAdminInvitationKey, { data }, params);
  const { screen } = await renderPart(<InvitationsScreen />, {
    path: "/community/communities/:id/invitations",
    at: `/community/communities/1/invitations${query}`,
    language,
  });
  const menu = (name: string) => rowMenu(screen, name);
  return { server, screen, menu };
}

beforeEach(() => browser.viewport(1280, 800));

test("each code stands with its owner, state, count and end; one's own is marked (F24)", async () => {
  const { screen } = await open([key(1, { is_own: true, user_type: "community_admin" }), key(2)]);
  const own = screen.getByRole("row", { name: /人 1/ });
  await expect.element(own.getByText("ご自身")).toBeVisible();
  await expect.element(own.getByText("管理者")).toBeVisible();
  await expect.element(screen.getByText("1,204名").first()).toBeVisible();
});

test.each([
  ["valid", ["新しくする…", "停止する…"]],
  ["expired", ["新しくする…"]],
  ["revoked", ["もう一度発行する"]],
] as const)("what is %s offers %j: nothing to stop where nothing is open (F24)", async (state, offered) => {
  const { screen, menu } = await open([key(2, { state })]);
  await menu("人 2").click();
  const items = screen.getByRole("menuitem").elements();
  expect(items.map((item) => item.textContent)).toEqual(offered);
});

test("a code is stopped after asking whose", async () => {
  const { server, screen, menu } = await open([key(2)]);
  await menu("人 2").click();
  await screen.getByRole("menuitem", { name: "停止する…" }).click();
  await expect
    .element(screen.getByRole("heading", { name: "人 2さんの招待URLを停止しますか？" }))
    .toBeVisible();
  await screen.getByRole("button", { name: "停止する" }).click();
  await expect
    .poll(() => server.asked.find(({ method }) => method === "DELETE")?.body)
    .toEqual({ user_id: 2 });
  await expect.element(screen.getByText("招待URLを停止しました")).toBeVisible();
});

test("the office's own link is shown to be copied, and on no service to be shared (F24)", async () => {
  const { screen } = await open([key(1, { is_own: true })]);
  await screen.getByRole("button", { name: "招待URLを発行" }).click();
  await expect.element(screen.getByRole("button", { name: "URLをコピー" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Facebook" })).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
});

test("while there is none it teaches what comes here and offers the step, whose code is then in the list", async () => {
  const { server, screen } = await open([]);
  await expect.element(screen.getByText("招待URLはまだありません")).toBeVisible();
  const data = { records: [key(1, { is_own: true })] };
  server.to(listInvitationKeys, { data, total_records: 1, total_pages: 1 }, params);
  await screen.getByRole("cell").getByRole("button", { name: "招待URLを発行" }).click();
  await expect.element(screen.getByRole("button", { name: "URLをコピー" })).toBeVisible();
  await expect.element(screen.getByText("招待URLはまだありません")).not.toBeInTheDocument();
});

test("those that end soon are found by the address that the dashboard leads to", async () => {
  const { server } = await open([key(1)], "?state=ending&issued_by=office");
  await expect.poll(() => server.asked[0]?.query.get("state")).toBe("ending");
  expect(server.asked[0]?.query.get("issued_by")).toBe("office");
});

test("where it fails it can be asked for again", async () => {
  const server = answerCalls();
  server.to(listInvitationKeys, () => refused(500, "ERROR_UNEXPECTED"), params);
  const { screen } = await renderPart(<InvitationsScreen />, {
    path: "/community/communities/:id/invitations",
    at: "/community/communities/1/invitations",
  });
  await expect.element(screen.getByRole("button", { name: "もう一度読み込む" })).toBeVisible();
});

test("on a phone what can be done stands on one line below the heading, in English too", async () => {
  await browser.viewport(360, 740);
  const { screen } = await open([key(2)], "", "en");
  await expect.element(screen.getByText("人 2")).toBeVisible();
  const topOf = (one: Locator) => one.element().getBoundingClientRect().top;
  const csv = topOf(screen.getByRole("link", { name: /^CSV/ }));
  expect(topOf(screen.getByRole("button", { name: "Issue a link" }).first())).toBe(csv);
  expect(csv - topOf(screen.getByRole("heading", { level: 1 }))).toBeLessThan(60);
});
