import { describe, expect, test } from "vitest";
import { showInvitationKey } from "#features/invitations/contract/calls.ts";
import { showRegistrationColumns } from "#features/member-details/contract/calls.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import {
  checkAlumnusRegistered,
  checkAlumnusRegisteredInCommunity,
  showInvitedCommunity,
} from "../contract/calls.ts";
import { invitedCodeOf } from "./register.test-helper.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const code = await invitedCodeOf(server, "hanako", aoba);
const open = (who: PersonKey | "guest", x = code) =>
  server.as(who).call(showInvitedCommunity, { params: { x } });

describe("opening an invitation", () => {
  test("shows a guest who invites and what will be asked", async () => {
    expect(await open("guest")).toMatchObject({
      alumni_community_information: { id: aoba, name: "青葉製作所アルムナイ", approve_alumni_by_hand: true },
      registration_columns: { columns: { corporation_start_period: 1, school_email: 0 } },
    });
  });

  test("shows the community's mark, picture and colour, and the member whose code it is", async () => {
    const { alumni_community_information: shown } = await open("guest");
    expect(shown).toMatchObject({ invited_by: "佐藤 花子", theme: { on_accent: expect.any(String) } });
    expect(shown.theme.shades).toHaveLength(10);
  });

  test("names no administrator, and nobody who shows their profile to nobody", async () => {
    const office = await invitedCodeOf(server, "misaki", aoba);
    expect((await open("guest", office)).alumni_community_information.invited_by).toBeNull();
    const show = (is_profile_public: boolean) =>
      server.database.kysely
        .updateTable("memberships")
        .set({ is_profile_public })
        .where("id", "=", server.ids.membership.hanako ?? 0)
        .execute();
    await show(false);
    expect((await open("guest")).alumni_community_information.invited_by).toBeNull();
    await show(true);
  });

  test("shows no picture of a community that is private", async () => {
    const change = (is_private: boolean) =>
      server.database.kysely.updateTable("communities").set({ is_private }).where("id", "=", aoba).execute();
    await change(true);
    expect((await open("guest")).alumni_community_information).toMatchObject({
      image_url: null,
      profile_image_url: null,
    });
    await change(false);
  });

  test("tells nothing of any community for a wrong code", async () => {
    const { body } = await server.as("guest").send(showInvitedCommunity, { params: { x: "2222-2222" } });
    expect(body).not.toHaveProperty("alumni_community_information");
    expect(JSON.stringify(body)).not.toMatch(/青葉|佐藤|theme|image/);
  });

  test("shows it to an alumnus of another community too", async () => {
    expect(await open("ren")).toMatchObject({ alumni_community_information: { id: aoba } });
  });

  test.each([
    ["hanako", "participating"],
    ["sho", "paused"],
    ["aoi", "under_review"],
  ] as const)("tells %s, who is in it, so, and which community it is", async (who, state) => {
    const fault = { message_code: "ERROR_PARTICIPATED", params: { community_id: aoba, state } };
    await expect(open(who)).rejects.toMatchObject({
      status: 400,
      code: "ERROR_PARTICIPATED",
      faults: [fault],
    });
  });

  test("says that an unknown code is not valid", async () => {
    await expect(open("guest", "unknown")).rejects.toMatchObject({ status: 400, code: "INVALID_URL_ERROR" });
  });

  test("says that the community is full", async () => {
    await server.database.kysely
      .updateTable("communities")
      .set({ member_limit: 7 })
      .where("id", "=", aoba)
      .execute();
    await expect(open("guest")).rejects.toMatchObject({ code: "VALIDATE_NUMBER_OF_USERS" });
    await server.database.kysely
      .updateTable("communities")
      .set({ member_limit: 500 })
      .where("id", "=", aoba)
      .execute();
  });

  test("one code serves many people", async () => {
    await server.as("hanako").call(showInvitationKey, { params: { id: aoba } });
    await open("guest");
    expect(await open("guest")).toMatchObject({ success: true });
  });
});

describe("what a form needs to know", () => {
  test("the columns of a community that is there", async () => {
    const { data } = await server.as("guest").call(showRegistrationColumns, { params: { id: aoba } });
    expect(data.columns.corporation_end_period).toBe(1);
    const missing = server.as("guest").call(showRegistrationColumns, { params: { id: 999 } });
    await expect(missing).rejects.toMatchObject({ status: 404 });
  });
});

describe("whether an address is registered", () => {
  const check = (email: string) => server.as("guest").call(checkAlumnusRegistered, { body: { email } });
  const checkHere = (email: string) =>
    server.as("guest").call(checkAlumnusRegisteredInCommunity, { params: { id: aoba }, body: { email } });

  test.each([
    ["ren@example.jp", "VALIDATE_DUPLICATE", "VALIDATE_DUPLICATE"],
    ["HANAKO@example.jp", "VALIDATE_DUPLICATE", "ERROR_PARTICIPATED"],
  ])("%s has an account", async (email, anywhere, here) => {
    await expect(check(email)).rejects.toMatchObject({ status: 400, code: anywhere });
    await expect(checkHere(email)).rejects.toMatchObject({ status: 400, code: here });
  });

  test("an enrolled user's address is free for an alumnus, but not here (R007)", async () => {
    expect(await check("ken@example.jp")).toMatchObject({ success: true });
    await expect(checkHere("ken@example.jp")).rejects.toMatchObject({ code: "ERROR_PARTICIPATED" });
  });

  test("a new address is free", async () => {
    expect(await check("new@example.jp")).toMatchObject({ success: true });
    expect(await checkHere("new@example.jp")).toMatchObject({ success: true });
  });

  test("nobody can go through a list of addresses", async () => {
    const limited = await startTestServer({ rateLimits: true });
    const body = { email: "nobody@example.jp" };
    const answers = [];
    for (let i = 0; i < 31; i += 1)
      answers.push(await limited.as("guest").send(checkAlumnusRegistered, { body }));
    expect(answers.at(-1)?.status).toBe(429);
  });
});
