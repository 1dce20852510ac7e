import { beforeEach, describe, expect, test } from "vitest";
import { showBulkAct } from "#features/bulk-results/contract/calls.ts";
import {
  type AlumniInvitationState,
  listAlumniInvitations,
  revokeAlumniInvitations,
  sendAlumniInvitations,
} from "#features/invitations/contract/alumni-invitations.ts";
import { forgetEndedInvitations } from "#features/invitations/server/forget-ended.ts";
import {
  activateAlumnus,
  registerAlumnus,
  showInvitedCommunity,
} from "#features/registration/contract/calls.ts";
import {
  invitedCodeOf,
  registrationOf,
  tokenMailedTo,
  typedPassword,
} from "#features/registration/server/register.test-helper.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { importsOf, inviteAlumnus } from "./imports.test-helper.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const office = server.as("misaki");
const params = { id: aoba };

/** What a state finds shows that state: `stateAt` in SQL agrees with `alumniStateOf`. */
const list = async (query: { state?: AlumniInvitationState; info?: string } = {}) => {
  const { records } = (await office.call(listAlumniInvitations, { params, query })).data;
  if (query.state) expect(records.filter(({ state }) => state !== query.state)).toEqual([]);
  return records;
};
const one = async (email: string) =>
  (await list({ info: email }))[0] ?? (await list({ info: email, state: "registered" }))[0];
const codeMailedTo = async (address: string) => {
  await server.drainJobs();
  const mail = (await server.mails()).find(({ to }) => to.address === address);
  return /\/invited_communities\/alumni\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
};
const open = (x: string) => server.as("guest").call(showInvitedCommunity, { params: { x } });
const invite = (email: string) => inviteAlumnus(server, aoba, "misaki", email);
const register = async (code: string, email: string) => {
  const guest = server.as("guest");
  await guest.call(registerAlumnus, { body: registrationOf(code, email) });
  return guest.call(activateAlumnus, {
    body: { token: await tokenMailedTo(server, email), password: typedPassword },
  });
};

beforeEach(() => server.clock.advance({ minutes: 1 }));

describe("who was invited by mail", () => {
  test("stands in the list as sent, opened and registered, until they have answered", async () => {
    await invite("one@example.jp");
    expect(await one("one@example.jp")).toMatchObject({
      name: "山田 太郎",
      state: "sent",
      opened_at: null,
      invited_by: expect.any(String),
    });
    const code = await codeMailedTo("one@example.jp");
    await open(code);
    expect(await list({ state: "opened" })).toMatchObject([{ email: "one@example.jp" }]);
    await register(code, "other-address@example.jp");
    expect(await list({ info: "one@" })).toEqual([]);
    expect(await list({ state: "registered" })).toMatchObject([
      { email: "one@example.jp", answered_at: server.clock.now().toISOString() },
    ]);
    await expect(open(code)).rejects.toMatchObject({ code: "ERROR_INVITATION_ANSWERED" });
  });

  test("has answered too where they register by somebody else's link with the same address", async () => {
    await invite("two@example.jp");
    await register(await invitedCodeOf(server, "hanako", aoba), "two@example.jp");
    expect(await one("two@example.jp")).toMatchObject({ state: "registered" });
  });

  test("is known to this office alone", async () => {
    await invite("three@example.jp");
    const { data } = await server
      .as("yui")
      .call(listAlumniInvitations, { params: { id: server.ids.minato }, query: {} });
    expect(data.records).toEqual([]);
  });
});

describe("the office", () => {
  type Act = typeof revokeAlumniInvitations | typeof sendAlumniInvitations;
  const act = async (call: Act, ids: number[]) => {
    const { data } = await office.call(call, { params, body: { ids } });
    await server.drainJobs();
    return data;
  };

  test("stops many at once: their mails open nothing, and nobody registers by one opened before", async () => {
    const emails = ["stop-1@example.jp", "stop-2@example.jp"];
    const ids = [];
    for (const email of emails) ids.push(await invite(email));
    const codes = [await codeMailedTo(emails[0] ?? ""), await codeMailedTo(emails[1] ?? "")];
    expect((await act(revokeAlumniInvitations, ids)).done).toHaveLength(2);
    for (const [at, code] of codes.entries()) {
      await expect(open(code)).rejects.toMatchObject({ code: "INVALID_URL_ERROR" });
      await expect(register(code, emails[at] ?? "")).rejects.toMatchObject({ code: "INVALID_URL_ERROR" });
    }
    expect(await list({ state: "revoked" })).toHaveLength(2);
    const { data } = await office.call(revokeAlumniInvitations.preview, { params, body: { ids } });
    expect(data.excluded.map(({ reason }) => reason)).toEqual(["already", "already"]);
  });

  test("sends it again: the mail is another, only its link counts, and what was stopped waits anew", async () => {
    const id = await invite("again@example.jp");
    const first = await codeMailedTo("again@example.jp");
    await open(first);
    server.clock.advance({ minutes: 1 });
    await act(revokeAlumniInvitations, [id]);
    server.clock.advance({ minutes: 1 });
    await act(sendAlumniInvitations, [id]);
    const second = await codeMailedTo("again@example.jp");
    expect(second).not.toBe(first);
    await expect(open(first)).rejects.toMatchObject({ code: "INVALID_URL_ERROR" });
    expect(await one("again@example.jp")).toMatchObject({ state: "sent", opened_at: null });
    expect(await open(second)).toMatchObject({ success: true });
  });

  test("asks nobody again who has registered, and sends one mail where two ask at once", async () => {
    const id = await invite("both@example.jp");
    server.clock.advance({ minutes: 1 });
    await office.call(sendAlumniInvitations, { params, body: { ids: [id] } });
    await server.as("makoto").call(sendAlumniInvitations, { params, body: { ids: [id] } });
    await server.drainJobs();
    const mails = (await server.mails()).filter(({ to }) => to.address === "both@example.jp");
    expect(mails).toHaveLength(2);
    await register(await codeMailedTo("both@example.jp"), "both@example.jp");
    const { data } = await office.call(sendAlumniInvitations.preview, { params, body: { ids: [id] } });
    expect(data).toMatchObject({ targets: [], excluded: [{ reason: "registered" }] });
  });

  test("invites by a file again whoever has not come: one row, waiting anew", async () => {
    await invite("twice@example.jp");
    server.clock.advance({ minutes: 1 });
    await importsOf(server, aoba).carryOut("氏名,メール\n山田 花,twice@example.jp", {}, "now", {
      kind: "alumni",
    });
    expect(await list({ info: "twice@" })).toMatchObject([{ name: "山田 花", state: "sent" }]);
  });
});

test("undoing a file stops its links, but of nobody who has registered or been invited again since", async () => {
  const { carryOut, undoAll } = importsOf(server, aoba);
  const emails = ["undo-1@example.jp", "undo-2@example.jp", "undo-3@example.jp"];
  const file = ["氏名,メール", ...emails.map((email) => `山田 花,${email}`)].join("\n");
  const [mailed = "", came = "", again = ""] = emails;
  const read = await carryOut(file, {}, "now", { kind: "alumni" });
  const codes = { mailed: await codeMailedTo(mailed), came: await codeMailedTo(came) };
  await register(codes.came, came);
  server.clock.advance({ minutes: 1 });
  const id = (await one(again))?.id ?? 0;
  await office.call(sendAlumniInvitations, { params, body: { ids: [id] } });
  const later = await codeMailedTo(again);
  const { undo } = await undoAll(read);
  expect(undo).toMatchObject({ done: 1, skipped: 2 });
  await expect(open(codes.mailed)).rejects.toMatchObject({ code: "INVALID_URL_ERROR" });
  expect(await one(mailed)).toMatchObject({ state: "revoked" });
  expect(await one(came)).toMatchObject({ state: "registered" });
  expect(await open(later)).toMatchObject({ success: true });
  const targets = await office.call(showBulkAct, { params: { id: aoba, bulk_act_id: undo?.id ?? 0 } });
  expect(targets.data.targets.map(({ reason }) => reason)).toEqual(["registered", "changed", null]);
});

test("an invitation ends after 90 days, and 30 days later nobody is named any more", async () => {
  await invite("late@example.jp");
  const code = await codeMailedTo("late@example.jp");
  server.clock.advance({ days: 90 });
  await expect(open(code)).rejects.toMatchObject({ code: "INVALID_URL_ERROR" });
  expect(await one("late@example.jp")).toMatchObject({ state: "expired" });
  expect(await list({ state: "expired", info: "late@" })).toHaveLength(1);
  expect(await list({ state: "sent", info: "late@" })).toEqual([]);
  server.clock.advance({ days: 31 });
  await forgetEndedInvitations.run(server.services, {});
  expect(await one("late@example.jp")).toBeUndefined();
});
