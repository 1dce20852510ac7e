import { beforeEach, expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { rowMenu } from "#kit/web/testing/row-menu.test-helper.ts";
import { inviteEmployees } from "../contract/enrolment.ts";
import {
  listOpenInvitations,
  type OpenInvitation,
  revokeEmployeeInvitation,
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
    success: true,
    data: { records: invitations },
    total_records: invitations.length,
    total_pages: 1,
  };
  server.to(listOpenInvitations, () => ({ body }), { id: 1 });
  const { screen } = await renderPart(<OpenInvitationsScreen />, {
    path: "/community/communities/:id/invitations/employees",
    at: "/community/communities/1/invitations/employees",
  });
  const menu = (name: string) => rowMenu(screen, name);
  return { server, screen, menu };
}

beforeEach(() => browser.viewport(1280, 800));

test("an invitation is mailed again after asking, to the address it goes to", async () => {
  const { server, screen, menu } = await open([invitation(7)]);
  const data = { invited: 1, results: [{ id: 7, outcome: "invited" }], unknown: [] };
  server.to(inviteEmployees, () => ({ body: { success: true, data } }), { id: 1 });
  await menu("木村 7").click();
  await screen.getByRole("menuitem", { name: "送り直す…" }).click();
  await expect.element(screen.getByText(/kimura7@example.jpに招待メールを1通送ります/)).toBeVisible();
  await screen.getByRole("button", { name: "招待メールを送る" }).click();
  await expect.element(screen.getByText("木村 7さんに招待メールを送りました")).toBeVisible();
});

test("one that has been used meanwhile is told of as such", async () => {
  const { server, screen, menu } = await open([invitation(7)]);
  server.to(revokeEmployeeInvitation, () => refused(404, "RECORD_NOT_FOUND"), { id: 1, user_id: 7 });
  await menu("木村 7").click();
  await screen.getByRole("menuitem", { name: "停止する…" }).click();
  await screen.getByRole("button", { name: "停止する" }).click();
  await expect.element(screen.getByText(/既に使われたか、停止されています/)).toBeVisible();
});

test("an expired one can only be sent again, and who has left only be stopped", async () => {
  const { screen, menu } = await open([
    invitation(7, { state: "expired" }),
    invitation(8, { may_renew: false }),
  ]);
  await menu("木村 7").click();
  await expect.element(screen.getByRole("menuitem", { name: "送り直す…" })).toBeVisible();
  await expect.element(screen.getByRole("menuitem", { name: "停止する…" })).not.toBeInTheDocument();
});

test("while nobody is waited for it teaches what comes here", async () => {
  const { screen } = await open([]);
  await expect.element(screen.getByText("返事を待っている招待はありません")).toBeVisible();
});
