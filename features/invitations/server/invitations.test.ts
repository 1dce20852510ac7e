import { describe, expect, test } from "vitest";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import {
  listInvitationKeys,
  renewInvitationKey,
  revokeInvitationKey,
  showAdminInvitationKey,
  showInvitationKey,
} from "../contract/calls.ts";
import { findInvitation } from "./index.ts";
import { deriveInvitedCode, deriveLongCode, hashInvitedCode } from "./invited-code.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const db = server.database.kysely;

const codeOf = async (who: PersonKey, id = aoba): Promise<string> =>
  (await server.as(who).call(showInvitationKey, { params: { id } })).data.invited_code;
const open = (code: string) =>
  findInvitation(
    { db, now: server.clock.now(), services: server.services, request: { ipAddress: "192.0.2.1" } },
    code,
  );
const allowMembers = async (allowed: boolean) => {
  await db.updateTable("communities").set({ can_use_invited_code: allowed }).where("id", "=", aoba).execute();
  server.services.access.forgetCommunity(aoba);
};

describe("the invitation code of a member", () => {
  test("leads back to the community and the one who invited (R085, R273)", async () => {
    const { data } = await server.as("hanako").call(showInvitationKey, { params: { id: aoba } });
    expect(data.invitation_url).toBe(
      `http://localhost/alumni/invited_communities/alumni/${data.invited_code}`,
    );
    expect(await open(data.invited_code)).toEqual({
      communityId: aoba,
      inviterMembershipId: server.ids.membership.hanako,
      alumniInvitationId: null,
    });
  });

  test("is one and the same however often and however fast it is asked for", async () => {
    const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf("ichiro")));
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).not.toBe(await codeOf("hanako"));
  });

  test("is not in the database", async () => {
    const code = await codeOf("hanako");
    const rows = await db.selectFrom("invitation_keys").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test.each(["sho", "aoi"] as const)("is not shown to %s, who may not enter", async (who) => {
    await expect(codeOf(who)).rejects.toMatchObject({ status: 403, code: "ERROR_NOT_PARTICIPATING" });
  });

  test.each(["ren", "yui", "nao"] as const)("is not found by %s, a stranger here", async (who) => {
    await expect(codeOf(who)).rejects.toMatchObject({ status: 404, code: "RECORD_NOT_FOUND" });
  });

  test("is not shown to a guest", async () => {
    const asked = server.as("guest").call(showInvitationKey, { params: { id: aoba } });
    await expect(asked).rejects.toMatchObject({ status: 401 });
  });
});

describe("a code that can be typed", () => {
  const keyOf = (who: PersonKey) =>
    db
      .selectFrom("invitation_keys")
      .selectAll()
      .where("membership_id", "=", server.ids.membership[who] ?? 0)
      .executeTakeFirstOrThrow();

  test("is eight signs in two groups, and opens in any case and width, with or without its hyphen", async () => {
    const code = await codeOf("hanako");
    expect(code).toMatch(/^[2-9AC-HJKMNPQRTV-Y]{4}-[2-9AC-HJKMNPQRTV-Y]{4}$/);
    const wide = code.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    for (const typed of [code.toLowerCase(), code.replace("-", ""), ` ${code} `, wide])
      expect(await open(typed)).toMatchObject({ communityId: aoba });
  });

  test("stands beside the long one from before, which opens the same community until its own end", async () => {
    const membershipId = server.ids.membership.ichiro ?? 0;
    await codeOf("ichiro");
    const { generation, expires_at } = await keyOf("ichiro");
    const long = deriveLongCode(server.services.secret, membershipId, generation);
    const code_hash = hashInvitedCode(server.services.secret, long);
    await db
      .updateTable("invitation_keys")
      .set({ code_hash, long_code_hash: code_hash, long_code_expires_at: expires_at })
      .where("membership_id", "=", membershipId)
      .execute();
    expect(await open(long)).toMatchObject({ inviterMembershipId: membershipId });
    server.clock.advance({ days: 10 });
    const typed = await codeOf("ichiro");
    expect(typed).toHaveLength(9);
    for (const code of [long, typed])
      expect(await open(code)).toMatchObject({ communityId: aoba, inviterMembershipId: membershipId });
    expect(await codeOf("ichiro")).toBe(typed);
    server.clock.advance({ days: 80 });
    await expect(open(long)).rejects.toMatchObject({ message: "INVALID_URL_ERROR" });
    expect(await open(typed)).toMatchObject({ communityId: aoba });
    // A new key by an administrator ends both old ones.
    await db
      .updateTable("invitation_keys")
      .set({ long_code_expires_at: new Date("2099-01-01T00:00:00Z") })
      .where("membership_id", "=", membershipId)
      .execute();
    await open(long);
    await server
      .as("misaki")
      .call(renewInvitationKey, { params: { id: aoba }, body: { user_id: membershipId } });
    for (const code of [long, typed])
      await expect(open(code)).rejects.toMatchObject({ message: "INVALID_URL_ERROR" });
  });

  test("that somebody else happens to have is passed over, for a first code and for a later one", async () => {
    const { emi = 0, hanako = 0 } = server.ids.membership;
    const { secret } = server.services;
    await codeOf("hanako");
    const hold = (generation: number) =>
      db
        .updateTable("invitation_keys")
        .set({ code_hash: hashInvitedCode(secret, deriveInvitedCode(secret, emi, generation)) })
        .where("membership_id", "=", hanako)
        .execute();
    await db.deleteFrom("invitation_keys").where("membership_id", "=", emi).execute();
    await hold(1);
    expect(await codeOf("emi")).toBe(deriveInvitedCode(secret, emi, 2));
    await hold(3);
    await server.as("misaki").call(renewInvitationKey, { params: { id: aoba }, body: { user_id: emi } });
    expect(await codeOf("emi")).toBe(deriveInvitedCode(secret, emi, 4));
    await db.deleteFrom("invitation_keys").where("membership_id", "=", hanako).execute();
  });
});

describe("where members may not invite", () => {
  test("they are told so, their codes open nothing, and administrators still invite (R246)", async () => {
    const code = await codeOf("hanako");
    await allowMembers(false);
    await expect(codeOf("hanako")).rejects.toMatchObject({ status: 400, code: "FORBIDDEN_OPERATION" });
    await expect(open(code)).rejects.toMatchObject({ message: "INVALID_URL_ERROR" });
    const { data } = await server.as("misaki").call(showAdminInvitationKey, { params: { id: aoba } });
    expect(await open(data.invited_code)).toMatchObject({ communityId: aoba });
    await allowMembers(true);
    expect(await open(code)).toMatchObject({ communityId: aoba });
  });

  test("the administrators' call is for administrators of this community", async () => {
    const ask = (who: PersonKey) => server.as(who).call(showAdminInvitationKey, { params: { id: aoba } });
    await expect(ask("ken")).rejects.toMatchObject({ status: 403 });
    await expect(ask("yui")).rejects.toMatchObject({ status: 404 });
    await expect(ask("hanako")).rejects.toMatchObject({ status: 403 });
  });
});

describe("a code that no longer counts", () => {
  test("an unknown one opens nothing", async () => {
    await expect(open("no-such-code")).rejects.toMatchObject({ message: "INVALID_URL_ERROR" });
  });

  test("one whose inviter has been paused opens nothing", async () => {
    const code = await codeOf("emi");
    await server.setState("emi", "paused");
    await expect(open(code)).rejects.toMatchObject({ message: "INVALID_URL_ERROR" });
    await server.setState("emi", "participating");
  });

  test("one of a community that the provider has suspended opens nothing", async () => {
    const code = await codeOf("emi");
    const suspend = (suspended_at: Date | null) =>
      db.updateTable("communities").set({ suspended_at }).execute();
    await suspend(server.clock.now());
    await expect(open(code)).rejects.toMatchObject({ message: "INVALID_URL_ERROR" });
    await suspend(null);
    await open(code);
  });

  test("after 90 days it has expired, and its owner gets another", async () => {
    const code = await codeOf("hanako");
    server.clock.advance({ days: 90 });
    await expect(open(code)).rejects.toMatchObject({ message: "INVALID_URL_ERROR" });
    const renewed = await Promise.all([codeOf("hanako"), codeOf("hanako")]);
    expect(renewed[0]).toBe(renewed[1]);
    expect(renewed[0]).not.toBe(code);
    expect(await open(renewed[0] ?? "")).toMatchObject({ communityId: aoba });
  });
});

describe("administrators", () => {
  const renew = (who: PersonKey, user_id?: number) =>
    server.as(who).call(renewInvitationKey, { params: { id: aoba }, body: { user_id } });
  const revoke = (who: PersonKey, user_id?: number) =>
    server.as(who).call(revokeInvitationKey, { params: { id: aoba }, body: { user_id } });
  const list = async () =>
    (await server.as("misaki").call(listInvitationKeys, { params: { id: aoba } })).data.records;
  const { hanako = 0, ichiro = 0, yui = 0, nao = 0, misaki = 0 } = server.ids.membership;

  test("stop a member's code: it opens nothing and is not shown, until they give another", async () => {
    const code = await codeOf("hanako");
    await revoke("misaki", hanako);
    await expect(open(code)).rejects.toMatchObject({ message: "INVALID_URL_ERROR" });
    await expect(codeOf("hanako")).rejects.toMatchObject({ status: 400, code: "ERROR_INVITATION_REVOKED" });
    expect((await list()).find((one) => one.user_id === hanako)?.state).toBe("revoked");
    // Time does not bring it back either.
    server.clock.advance({ days: 90 });
    await expect(codeOf("hanako")).rejects.toMatchObject({ code: "ERROR_INVITATION_REVOKED" });

    await renew("misaki", hanako);
    const another = await codeOf("hanako");
    expect(another).not.toBe(code);
    expect(await open(another)).toMatchObject({ inviterMembershipId: hanako });
    await expect(open(code)).rejects.toMatchObject({ message: "INVALID_URL_ERROR" });
  });

  test("renew and stop their own", async () => {
    const own = async () =>
      (await server.as("misaki").call(showAdminInvitationKey, { params: { id: aoba } })).data;
    const before = await own();
    await renew("misaki");
    const after = await own();
    expect(after.invited_code).not.toBe(before.invited_code);
    await expect(open(before.invited_code)).rejects.toMatchObject({ message: "INVALID_URL_ERROR" });
    await revoke("misaki");
    await expect(own()).rejects.toMatchObject({ code: "ERROR_INVITATION_REVOKED" });
    await renew("misaki");
    expect(await open((await own()).invited_code)).toMatchObject({ inviterMembershipId: misaki });
  });

  test("give one to somebody who has never asked for theirs", async () => {
    await db.deleteFrom("invitation_keys").where("membership_id", "=", ichiro).execute();
    await renew("makoto", ichiro);
    expect(await open(await codeOf("ichiro"))).toMatchObject({ inviterMembershipId: ichiro });
  });

  test("see who has a code and how many came by it, but not the codes", async () => {
    await db
      .updateTable("memberships")
      .set({ invited_by_membership_id: hanako })
      .where("id", "=", server.ids.membership.aoi ?? 0)
      .execute();
    const records = await list();
    expect(records.find((one) => one.user_id === hanako)).toMatchObject({
      display_name: "佐藤 花子",
      user_type: "alumni",
      state: "valid",
      registered_count: 1,
    });
    expect(JSON.stringify(records)).not.toContain(await codeOf("hanako"));
    expect(records.map((one) => one.user_id)).not.toContain(yui);
  });

  test.each([
    ["of another community", yui],
    ["who has left", nao],
    ["who is not there", 999],
  ])("find nobody %s", async (_, userId) => {
    await expect(renew("misaki", userId)).rejects.toMatchObject({ status: 404 });
    await expect(revoke("misaki", userId)).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    ["hanako", 403],
    ["ken", 403],
    ["yui", 404],
  ] as const)("alone may: %s is answered %i", async (who, status) => {
    await expect(renew(who, hanako)).rejects.toMatchObject({ status });
    await expect(revoke(who, hanako)).rejects.toMatchObject({ status });
    const asked = server.as(who).call(listInvitationKeys, { params: { id: aoba } });
    await expect(asked).rejects.toMatchObject({ status });
  });
});
