import { beforeEach, expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { rowMenu } from "#kit/web/testing/row-menu.test-helper.ts";
import {
  listOpenInvitations,
  type OpenInvitation,
  revokeEmployeeInvitations,
  sendEmployeeInvitations,
} from "../contract/open-invitations.ts";
import OpenInvitationsScreen from "./open-invitations-screen.tsx";

const invitation = (user_id: number, changes: Partial<OpenInvitation> = {}): OpenInvitation => ({
  user_id,
  management_no: user_id,
  name: `木村 ${user_id}`,
  email: `kimura${user_id}@example.jp`,
  employee_id: null,
  state: "valid",
  invited_at: "2026-11-01T00:00:00.000Z",
  expires_at: "2026-12-01T00:00:00.000Z",
  invited_by: "水野 雅子",
  may_renew: true,
  ...changes,
});

async function open(invitations: readonly OpenInvitation[]) {
  const server = answerCalls();
  const body = {
    data: { records: invitations },
    total_records: invitations.length,
    total_pages: 1,
  };
  server.to(listOpenInvitations, body, { id: 1 });
  const { screen } = await renderPart(<OpenInvitationsScreen />, {
    path: "/community/communities/:id/invitations/employees",
    at: "/community/communities/1/invitations/employees",
  });
  const menu = (name: string) => rowMenu(screen, name);
  return { server, screen, menu };
}

beforeEach(() => browser.viewport(1280, 800));

test.each([
  ["送り直す", sendEmployeeInvitations, /これまでの招待メールは使えなくなります/, "2名に送る"],
  ["停止する", revokeEmployeeInvitations, /送った招待メールが使えなくなります/, "2名への招待を停止する"],
] as const)(
  "many are acted upon at once, after what becomes of them is said: %s",
  async (act, call, said, confirm) => {
    const { server, screen } = await open([invitation(7), invitation(8)]);
    const targets = [7, 8].map((id) => ({
      id,
      number: id,
      name: `木村 ${id}`,
      mail: `kimura${id}@example.jp`,
    }));
    const preview = { as_of: "x", count: 2, targets, excluded: [], letter: null, places: null };
    server.to(call.preview, { data: preview }, { id: 1 });
    const done = { bulk_act: 5, finished: true, total: 2, done: targets, skipped: [], failed: [] };
    server.to(call, { data: done }, { id: 1 });
    await screen
      .getByRole("checkbox", { name: /すべて/ })
      .first()
      .click();
    await screen.getByRole("button", { name: act }).click();
    await expect.element(screen.getByText(said)).toBeVisible();
    await screen.getByRole("button", { name: confirm }).click();
    await expect
      .poll(() => server.asked.find(({ path }) => path.endsWith(call.path.slice(-5)))?.body)
      .toMatchObject({ ids: [7, 8] });
  },
);

test("of one that has expired the menu offers only to send it again", async () => {
  const { screen, menu } = await open([invitation(7, { state: "expired" })]);
  await menu("木村 7").click();
  await expect.element(screen.getByRole("menuitem", { name: "送り直す…" })).toBeVisible();
  await expect.element(screen.getByRole("menuitem", { name: "停止する…" })).not.toBeInTheDocument();
});

test("while nobody is waited for it teaches what comes here", async () => {
  const { screen } = await open([]);
  await expect.element(screen.getByText("返事を待っている招待はありません")).toBeVisible();
});
