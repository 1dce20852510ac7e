import { beforeEach, expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { rowMenu } from "#kit/web/testing/row-menu.test-helper.ts";
import {
  type AlumniInvitation,
  listAlumniInvitations,
  revokeAlumniInvitations,
} from "../contract/alumni-invitations.ts";
import AlumniInvitationsScreen from "./alumni-invitations-screen.tsx";

const params = { id: 1 };
const invitation = (id: number, changes: Partial<AlumniInvitation> = {}): AlumniInvitation => ({
  id,
  name: `人 ${id}`,
  email: `hito-${id}@example.jp`,
  state: "sent",
  invited_by: "事務局",
  invited_at: "2026-11-01T00:00:00.000Z",
  sent_at: "2026-11-01T00:01:00.000Z",
  opened_at: null,
  answered_at: null,
  expires_at: "2027-01-30T00:00:00.000Z",
  ...changes,
});

async function open(rows: readonly AlumniInvitation[]) {
  const server = answerCalls();
  const body = { data: { records: rows }, total_records: rows.length, total_pages: 1 };
  server.to(listAlumniInvitations, body, params);
  const preview = {
    as_of: "x",
    count: 1,
    targets: [{ id: 1, number: 1, name: "人 1", mail: "hito-1@example.jp" }],
    excluded: [],
    letter: null,
    places: null,
  };
  server.to(revokeAlumniInvitations.preview, { data: preview }, params);
  const done = {
    bulk_act: 5,
    finished: true,
    total: 1,
    done: [{ id: 1, number: 1, name: "人 1" }],
    skipped: [],
    failed: [],
  };
  server.to(revokeAlumniInvitations, { data: done }, params);
  const { screen } = await renderPart(<AlumniInvitationsScreen />, {
    path: "/community/communities/:id/invitations/alumni",
    at: "/community/communities/1/invitations/alumni",
  });
  return { server, screen, menu: (name: string) => rowMenu(screen, name) };
}

beforeEach(() => browser.viewport(1280, 800));

test("who has opened the mail and who has not stands beside each, with the way to the other lists", async () => {
  const { screen } = await open([
    invitation(1),
    invitation(2, { state: "opened", opened_at: "2026-11-02T00:00:00.000Z" }),
  ]);
  await expect.element(screen.getByRole("row", { name: /人 1/ }).getByText("未開封")).toBeVisible();
  await expect.element(screen.getByRole("row", { name: /人 2/ }).getByText("開封済み・未登録")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "在籍者への招待" })).toBeVisible();
});

test.each([
  ["sent", ["送り直す…", "停止する…"]],
  ["revoked", ["送り直す…"]],
] as const)("what is %s offers %j", async (state, offered) => {
  const { screen, menu } = await open([invitation(1, { state })]);
  await menu("人 1").click();
  expect(
    screen
      .getByRole("menuitem")
      .elements()
      .map((item) => item.textContent),
  ).toEqual(offered);
});

test("one is stopped after its consequences are said", async () => {
  const { server, screen, menu } = await open([invitation(1)]);
  await menu("人 1").click();
  await screen.getByRole("menuitem", { name: "停止する…" }).click();
  await expect.element(screen.getByText(/使えなくなります/)).toBeVisible();
  await screen.getByRole("button", { name: "1名への招待を停止する" }).click();
  await expect
    .poll(() => server.asked.find(({ path }) => path.endsWith("/revoke"))?.body)
    .toMatchObject({ ids: [1] });
});

test("while nobody waits it teaches what comes here and leads to the file", async () => {
  const { screen } = await open([]);
  await expect.element(screen.getByText("返事を待っている招待はありません")).toBeVisible();
  await expect.element(screen.getByRole("cell").getByRole("link", { name: "CSV取り込み" })).toBeVisible();
});
