import { describe, expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { showOwnAccount, showOwnEmployeeProfile, showOwnProfile } from "../contract/calls.ts";

const server = await startTestServer();
const { aoba, account, membership } = server.ids;
const at = (type: string) => ({ params: { id: aoba, type } });

/** Opens the direct chat between the member and the management office and returns its room. */
async function openDirectRoom(member: string): Promise<number> {
  const now = server.clock.now();
  const room = await server.database.kysely
    .insertInto("chatrooms")
    .values({
      community_id: aoba,
      kind: "direct",
      direct_key: `office:${membership[member]}`,
      last_message_at: now,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return room.id;
}

describe("one's own profile in a community", () => {
  test("says who an alumnus is there (R102)", async () => {
    const { data } = await server.as("hanako").call(showOwnProfile, at("alumnus"));
    expect(data).toMatchObject({
      profile: { image_url: null, display_name: "佐藤 花子", family_name: "佐藤", given_name: "花子" },
      community_id: aoba,
      alumni_user_id: account.hanako,
      employee_user_id: null,
      direct_id: null,
      language: "ja",
    });
  });

  test("an employee has the other address (R101, R258, R497)", async () => {
    const { data } = await server.as("ken").call(showOwnProfile, at("users"));
    expect(data).toMatchObject({ employee_user_id: account.ken, alumni_user_id: null });
    expect(await server.as("ken").call(showOwnEmployeeProfile, { params: { id: aoba } })).toMatchObject({
      data,
    });
  });

  test.each([
    ["hanako", "alumni"],
    ["hanako", "2"],
    ["ken", "employee"],
    ["ken", "1"],
  ] as const)("%s is shown at /%s/me too, the user types by string and number (R121)", async (who, type) => {
    const { data } = await server.as(who).call(showOwnProfile, at(type));
    expect(data.alumni_user_id ?? data.employee_user_id).toBe(account[who]);
  });

  test.each([
    ["hanako", "users", { status: 403, code: "ERROR_FORBIDDEN" }],
    ["ken", "alumnus", { status: 403, code: "ERROR_FORBIDDEN" }],
    ["ren", "alumnus", { status: 404, code: "RECORD_NOT_FOUND" }],
    ["sho", "alumnus", { status: 403, code: "ERROR_NOT_PARTICIPATING" }],
    ["aoi", "alumnus", { status: 403, code: "ERROR_NOT_PARTICIPATING" }],
    ["guest", "alumnus", { status: 401 }],
  ] as const)("%s at /%s/me is refused (R258)", async (who, type, refusal) => {
    await expect(server.as(who).call(showOwnProfile, at(type))).rejects.toMatchObject(refusal);
  });

  test("names the chat with the management office once there is one, and only to its member", async () => {
    const room = await openDirectRoom("ichiro");
    const own = await server.as("ichiro").call(showOwnProfile, at("alumnus"));
    const other = await server.as("hanako").call(showOwnProfile, at("alumnus"));
    const office = await server.as("misaki").call(showOwnProfile, at("users"));
    expect([own.data.direct_id, other.data.direct_id, office.data.direct_id]).toEqual([room, null, null]);
  });
});

describe("one's own account", () => {
  test("is known before any community was visited, and to a paused member as well", async () => {
    const { data } = await server.as("sho").call(showOwnAccount.alumnus);
    expect(data).toMatchObject({ community_id: null, profile: { display_name: "渡辺 翔" } });
  });

  test("is asked for in one's own area only", async () => {
    await expect(server.as("ken").call(showOwnAccount.alumnus)).rejects.toMatchObject({ status: 403 });
    await expect(server.as("hanako").call(showOwnAccount.employee)).rejects.toMatchObject({ status: 403 });
    await expect(server.as("guest").call(showOwnAccount.employee)).rejects.toMatchObject({ status: 401 });
    expect((await server.as("makoto").call(showOwnAccount.employee)).data.employee_user_id).toBe(
      account.makoto,
    );
  });
});
