import { describe, expect, test } from "vitest";
import { startDirectChat } from "#features/chats/contract/calls.ts";
import { sendDirectMessage } from "#features/chats/contract/message-calls.ts";
import { listCommunities } from "#features/communities/contract/calls.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";
import { recordLoginCommunity, showCommunity } from "../contract/calls.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const here = { params: { id: aoba } };
const notFound = { status: 404, code: "RECORD_NOT_FOUND" };
const notParticipating = { status: 403, code: "ERROR_NOT_PARTICIPATING" };

/** The change is made as by another process; the database announces it to this one in a moment. */
const change = (set: Record<string, unknown>) =>
  server.database.kysely.updateTable("communities").set(set).where("id", "=", aoba).execute();

describe("the lobby's list", () => {
  test("shows a member the own community, ready to enter", async () => {
    const answer = await server.as("hanako").call(listCommunities);
    expect(answer.total_records).toBe(1);
    expect(answer.data.records).toMatchObject([
      { id: aoba, name: "青葉製作所アルムナイ", can_enter: true, is_admin: false, state: "participating" },
    ]);
  });

  test.each([
    ["sho", "paused"],
    ["aoi", "under_review"],
  ] as const)("tells %s that the membership is %s and cannot be entered (R178)", async (who, state) => {
    const { data } = await server.as(who).call(listCommunities);
    expect(data.records).toMatchObject([{ id: aoba, state, can_enter: false }]);
  });

  test("counts what is unread there, for administrators with what the office has not read", async () => {
    const { direct_chatroom_id } = await server
      .as("ken")
      .call(startDirectChat, { ...here, body: { user_id: server.ids.membership.hanako ?? 0 } });
    const office = await server.as("hanako").call(startDirectChat, { ...here, body: { user_id: 0 } });
    for (const [who, chatroom_id] of [
      ["ken", direct_chatroom_id],
      ["ken", direct_chatroom_id],
      ["hanako", office.direct_chatroom_id],
    ] as const)
      await server
        .as(who)
        .call(sendDirectMessage, { params: { chatroom_id }, body: { content: "お元気ですか。" } });
    const unread = async (who: PersonKey) =>
      (await server.as(who).call(listCommunities)).data.records.map((card) => card.unread_chat_count);
    expect([await unread("hanako"), await unread("misaki"), await unread("ken")]).toEqual([[2], [1], [0]]);
  });

  test.each([
    ["ken", "member", { is_admin: false, is_contractor: false }],
    ["misaki", "ordinary", { is_admin: true, is_contractor: false }],
    ["makoto", "contractor", { is_admin: true, is_contractor: true }],
  ] as const)(
    "tells %s, who is %s, whether they administer the community and hold its contract (R104)",
    async (who, role, marks) => {
      const { data } = await server.as(who).call(listCommunities);
      const { is_admin } = marks;
      expect(data.records).toMatchObject([{ is_admin, me: { role, user_type: "employee", ...marks } }]);
    },
  );

  test("leaves out a community once left, and shows guests nothing (R178)", async () => {
    expect((await server.as("nao").call(listCommunities)).data.records).toEqual([]);
    await expect(server.as("guest").call(listCommunities)).rejects.toMatchObject({ status: 401 });
  });

  test("pages and filters by state", async () => {
    const beyond = await server.as("hanako").call(listCommunities, { query: { page: 2, per_page: 1 } });
    expect(beyond.data.records).toEqual([]);
    const paused = await server.as("sho").call(listCommunities, { query: { state: "participating" } });
    expect(paused).toMatchObject({ total_records: 0, total_pages: 1 });
  });

  test("a community run by the operator is closed to members and open to its administrators", async () => {
    await change({ is_daiko: true });
    const [forMember] = (await server.as("ken").call(listCommunities)).data.records;
    const [forAdministrator] = (await server.as("misaki").call(listCommunities)).data.records;
    await change({ is_daiko: false });
    expect([forMember?.can_enter, forAdministrator?.can_enter]).toEqual([false, true]);
  });
});

describe("one community", () => {
  test("has the number of those who participate, flags, theme and the caller's own membership", async () => {
    const { data } = await server.as("hanako").call(showCommunity, here);
    expect(data).toMatchObject({
      corporation_name: "株式会社青葉製作所",
      community_members_number: 6,
      can_use_invited_code: true,
      me: { display_name: "佐藤 花子", user_type: "alumni", is_admin: false, state: "participating" },
    });
    expect(data.theme.shades).toHaveLength(10);
    expect(data.theme.shades[8]).toBe("#2f4b8f");
  });

  test("shows the newest participating members only, nine at most", async () => {
    const { data } = await server.as("hanako").call(showCommunity, here);
    expect(data.members_image_url).toHaveLength(6);
    const addMember = async (n: number) => {
      const { id: account_id } = await server.database.kysely
        .insertInto("accounts")
        .values({ kind: "alumnus", created_at: server.clock.now(), updated_at: server.clock.now() })
        .returning("id")
        .executeTakeFirstOrThrow();
      await server.database.kysely
        .insertInto("memberships")
        .values({
          community_id: aoba,
          account_id,
          kind: "alumnus",
          state: "participating",
          management_no: 100 + n,
          display_name: `会員 ${n}`,
          joined_at: server.clock.now(),
          created_at: server.clock.now(),
          updated_at: server.clock.now(),
        })
        .execute();
    };
    for (let n = 0; n < 5; n += 1) await addMember(n);
    const { data: grown } = await server.as("hanako").call(showCommunity, here);
    expect(grown.members_image_url).toHaveLength(9);
  });

  test("a new colour gives a new theme at once", async () => {
    await change({ theme_color: "#B3261E" });
    const { data } = await server.as("ken").call(showCommunity, here);
    expect(data.theme.shades[8]).toBe("#b3261e");
  });

  test.each([
    ["ren", notFound],
    ["yui", notFound],
    ["nao", notFound],
    ["sho", notParticipating],
    ["aoi", notParticipating],
    ["unei", { status: 403, code: "ERROR_FORBIDDEN" }],
    ["guest", { status: 401 }],
  ] as const)("is not shown to %s", async (who, refusal) => {
    await expect(server.as(who).call(showCommunity, here)).rejects.toMatchObject(refusal);
  });

  test("is shut to an address outside its allow-list (R249)", async () => {
    const refusal = () =>
      server
        .as("hanako")
        .call(showCommunity, here)
        .then(
          () => null,
          (error: unknown) => error,
        );
    await change({ ip_allow_list: ["203.0.113.0/24"] });
    expect(await until("a refusal", refusal)).toMatchObject({
      status: 403,
      code: "ERROR_IP_ADDRESS_NOT_WHITELISTED",
    });
    await change({ ip_allow_list: [] });
    await until("being let in again", async () => (await refusal()) === null);
  });
});

describe("recording the login community", () => {
  const loginCommunity = (who: "hanako" | "ren") =>
    server.database.kysely
      .selectFrom("accounts")
      .select("login_community_id")
      .where("id", "=", server.ids.account[who])
      .executeTakeFirstOrThrow();

  test("puts the last visited one first in the lobby (R068)", async () => {
    const { id: second } = await server.database.kysely
      .insertInto("communities")
      .values({
        name: "青葉製作所 仙台支部",
        corporation_name: "株式会社青葉製作所",
        operating_name: "仙台支部",
        created_at: server.clock.now(),
        updated_at: server.clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const membership = {
      kind: "alumnus",
      state: "participating",
      management_no: 1,
      display_name: "鈴木 一郎",
    } as const;
    await server.database.kysely
      .insertInto("memberships")
      .values({
        ...membership,
        community_id: second,
        account_id: server.ids.account.ichiro,
        joined_at: new Date(server.clock.now().getTime() - DAY_MS),
        created_at: server.clock.now(),
        updated_at: server.clock.now(),
      })
      .execute();
    const ids = async () =>
      (await server.as("ichiro").call(listCommunities)).data.records.map(({ id }) => id);
    expect(await ids()).toEqual([aoba, second]);
    await server.as("ichiro").call(recordLoginCommunity, { params: { id: second } });
    expect(await ids()).toEqual([second, aoba]);
  });

  test("keeps the last visited one, however often it is said", async () => {
    await Promise.all([1, 2, 3].map(() => server.as("hanako").call(recordLoginCommunity, here)));
    expect(await loginCommunity("hanako")).toEqual({ login_community_id: aoba });
  });

  test("does not accept a community one is not in", async () => {
    await expect(server.as("ren").call(recordLoginCommunity, here)).rejects.toMatchObject(notFound);
    expect(await loginCommunity("ren")).toEqual({ login_community_id: null });
    await server.as("ren").call(recordLoginCommunity, { params: { id: minato } });
    expect(await loginCommunity("ren")).toEqual({ login_community_id: minato });
  });
});
