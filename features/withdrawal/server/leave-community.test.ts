import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailTo } from "#features/accounts/server/accounts.test-helper.ts";
import { listChatrooms, showChat } from "#features/chats/contract/calls.ts";
import { sendChatMessage, sendDirectMessage } from "#features/chats/contract/message-calls.ts";
import { listComments } from "#features/comments/contract/calls.ts";
import { listCommunities, showCommunity } from "#features/communities/contract/calls.ts";
import { COMMUNITY_ROOM } from "#features/communities/contract/live.ts";
import { deleteGroup, listGroups } from "#features/groups/contract/calls.ts";
import { createPost, listPosts } from "#features/posts/contract/calls.ts";
import { showInvitedCommunity } from "#features/registration/contract/calls.ts";
import { invitedCodeOf } from "#features/registration/server/register.test-helper.ts";
import { publishTerms } from "#features/terms/server/index.ts";
import { ROOM_CLOSED, roomName } from "#kit/contract/live.ts";
import { cast, castPassword, type PersonKey } from "#kit/testing/cast.ts";
import { connectLive } from "#kit/testing/live-socket.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { leaveCommunity, showCommunityWithdrawal } from "../contract/calls.ts";
import { findEverywhere } from "./find-everywhere.test-helper.ts";
import { hanakosOwn, liveALittle } from "./life.test-helper.ts";

const server = await startTestServer();
const address = await server.listen();
const { aoba, membership } = server.ids;
const { kysely } = server.database;
const params = { id: aoba };
const confirmed = { params, body: { current_password: castPassword } };
const leave = (who: PersonKey) => server.as(who).call(leaveCommunity, confirmed);
const membersNumber = async () =>
  (await server.as("makoto").call(showCommunity, { params })).data.community_members_number;

describe("leaving a community", () => {
  let life: Awaited<ReturnType<typeof liveALittle>>;
  let before: number;
  let heard: unknown[];

  beforeAll(async () => {
    life = await liveALittle(server);
    before = await membersNumber();
    const said = await server.as("hanako").call(showCommunityWithdrawal, { params });
    expect(said.data).toEqual({
      id: aoba,
      name: "青葉製作所アルムナイ",
      is_candidate: false,
      may_leave: true,
      posts: 1,
      comments: 1,
      groups: 2,
      open_chats: 1,
    });
    const live = await connectLive(address, "hanako");
    const room = roomName(COMMUNITY_ROOM, aoba);
    expect(await live.join(room)).toBe(true);
    await leave("hanako");
    heard = (await live.until(ROOM_CLOSED)).map(({ payload }) => payload);
    live.close();
  });

  test("shuts it at once, on the open connection too, and leaves the account as it is", async () => {
    expect(heard).toEqual([roomName(COMMUNITY_ROOM, aoba)]);
    for (const call of [showCommunity, listPosts])
      await expect(server.as("hanako").call(call, { params })).rejects.toMatchObject({ status: 404 });
    expect((await server.as("hanako").call(listCommunities)).data.records).toEqual([]);
  });

  test("hides the author of posts and comments, which remain (R017)", async () => {
    const hidden = { user_id: null, display_name: "", avatar_url: null, is_deleted_in_30_days: 1 };
    const { data } = await server.as("ken").call(listPosts, { params });
    const post = data.records.find(({ id }) => id === life.post.id);
    expect(post).toMatchObject({ title: "秋の同窓会", user_post: hidden, like_count: 1 });
    expect(post?.images).toHaveLength(1);
    const comments = await server.as("ken").call(listComments, {
      params,
      query: { post_id: life.recruitment.id },
    });
    expect(comments.data.records).toMatchObject([{ content: "楽しみです", user: hidden }]);
  });

  test("counts one member less", async () => {
    expect(await membersNumber()).toBe(before - 1);
  });

  test("ends the chats about posts, and leaves direct ones to be read", async () => {
    const { chatroom } = await server.as("ken").call(showChat, { params: { room: life.room } });
    expect(chatroom).toMatchObject({ closed: true, status: 1, display_name: "", user_id: null });
    const body = { content: "どうされましたか" };
    await expect(
      server.as("ken").call(sendChatMessage, { params: { room: life.room }, body }),
    ).rejects.toMatchObject({ code: "CHAT_CLOSED" });
    await expect(
      server.as("ken").call(sendDirectMessage, { params: { chatroom_id: life.direct }, body }),
    ).rejects.toMatchObject({ code: "CHAT_PARTNER_AWAY" });
    const { chatrooms } = await server.as("ken").call(listChatrooms, { params });
    expect(chatrooms.map(({ display_name }) => display_name)).toEqual(["", ""]);
  });

  test("leaves the groups; one's own remains for the others, and administrators look after it", async () => {
    const { groups } = await server.as("makoto").call(listGroups, { params });
    const counts = Object.fromEntries(groups.map(({ name, members_count }) => [name, members_count]));
    expect(counts).toEqual({ 写真部: 1, 幹事会: 1, 登山の会: 1 });
    expect(groups.find(({ id }) => id === life.own.id)?.creator).toMatchObject({ display_name: "" });
    await server.as("makoto").call(deleteGroup, { params: { id: life.own.id } });
  });

  test("erases the profile there, what was kept and what she was told", async () => {
    const { introduction, institution, answer, corporation, activity } = hanakosOwn;
    await server.drainJobs();
    expect(await findEverywhere(kysely, [introduction, answer, corporation, activity, "佐藤 花子"])).toEqual(
      [],
    );
    expect(await findEverywhere(kysely, [institution])).toEqual([`accounts.institution: ${institution}`]);
    const id = membership.hanako ?? 0;
    const rest = async (table: "notices" | "favorites" | "memberships") =>
      (
        await kysely
          .selectFrom(table as "notices")
          .selectAll()
          .where("membership_id", "=", id)
          .execute()
      ).length;
    expect([await rest("notices"), await rest("favorites")]).toEqual([0, 0]);
  });

  test("is confirmed by mail", async () => {
    const mail = await mailTo(server, cast.hanako.email, /退会の手続きが完了しました/);
    expect(mail?.subject).toBe("【青葉製作所アルムナイ】退会の手続きが完了しました");
    expect(mail?.text).toContain("佐藤 花子 様");
  });

  test("a second time finds nothing to leave", async () => {
    await expect(leave("hanako")).rejects.toMatchObject({ status: 404 });
  });

  test("leaves the way back by an invitation open", async () => {
    const x = await invitedCodeOf(server, "ichiro", aoba);
    const invitation = await server.as("hanako").call(showInvitedCommunity, { params: { x } });
    expect(invitation).toMatchObject({
      alumni_community_information: { id: aoba },
      alumnus: { email: cast.hanako.email },
    });
  });
});

describe("before leaving, the password is asked again", () => {
  test.each([
    ["a wrong one", { current_password: "Chigau-2026" }, "ERROR_CURRENT_PASSWORD"],
    ["none", {}, "REQUIRED"],
  ])("%s is refused on its field, and nothing has changed", async (_, body, message_code) => {
    const before = await membersNumber();
    await expect(server.as("ichiro").call(leaveCommunity, { params, body })).rejects.toMatchObject({
      status: 400,
      faults: [{ message_code, field: "current_password" }],
    });
    expect(await membersNumber()).toBe(before);
  });

  test("whoever has none shows it by having just logged in", async () => {
    const account_id = server.ids.account.emi;
    await kysely.updateTable("accounts").set({ password_hash: null }).where("id", "=", account_id).execute();
    server.clock.advance({ minutes: 11 });
    const attempt = () => server.as("emi").call(leaveCommunity, { params, body: {} });
    await expect(attempt()).rejects.toMatchObject({ code: "ERROR_SIGN_IN_AGAIN" });
    await kysely
      .updateTable("sessions")
      .set({ created_at: server.clock.now() })
      .where("account_id", "=", account_id)
      .execute();
    await attempt();
  });
});

describe("who may leave", () => {
  test("the contractor hands over first and is told so (R004)", async () => {
    const { data } = await server.as("makoto").call(showCommunityWithdrawal, { params });
    expect(data.may_leave).toBe(false);
    await expect(leave("makoto")).rejects.toMatchObject({
      status: 400,
      code: "ERROR_CONTRACTOR_STAYS",
      faults: [{ params: { communities: "青葉製作所アルムナイ" } }],
    });
  });

  test("an ordinary administrator leaves the administration with the community", async () => {
    await leave("misaki");
    const row = await kysely
      .selectFrom("memberships")
      .select(["state", "role", "withdrawn_at"])
      .where("id", "=", membership.misaki ?? 0)
      .executeTakeFirst();
    expect(row).toEqual({ state: "withdrawn", role: "member", withdrawn_at: server.clock.now() });
  });

  test("somebody paused does, and a candidate gives up the application", async () => {
    const waiting = async () =>
      (await kysely.selectFrom("communities").select("candidate_count").where("id", "=", aoba).execute())[0]
        ?.candidate_count;
    const candidates = (await waiting()) ?? 0;
    const { data } = await server.as("aoi").call(showCommunityWithdrawal, { params });
    expect(data).toMatchObject({ is_candidate: true, may_leave: true });
    await leave("sho");
    await leave("aoi");
    expect(await waiting()).toBe(candidates - 1);
  });

  test("who has not agreed to new terms can leave all the same", async () => {
    const terms = { communityId: aoba, document: "alumni", content: "会員規約" } as const;
    await publishTerms({ db: kysely, now: server.clock.now() }, terms);
    await leave("ichiro");
    await kysely.deleteFrom("terms_of_services").execute();
  });

  test.each([
    ["ren", 404],
    ["nao", 404],
    ["unei", 403],
  ] as const)("for %s there is nothing to leave", async (who, status) => {
    await expect(leave(who)).rejects.toMatchObject({ status });
    await expect(server.as(who).call(showCommunityWithdrawal, { params })).rejects.toMatchObject({ status });
  });
});

describe("at the same moment", () => {
  beforeEach(async () => {
    await kysely
      .updateTable("memberships")
      .set({ state: "participating", withdrawn_at: null })
      .where("id", "=", membership.ichiro ?? 0)
      .execute();
    await kysely
      .updateTable("communities")
      .set((eb) => ({ alumni_count: eb("alumni_count", "+", 1) }))
      .where("id", "=", aoba)
      .execute();
  });

  test("in two tabs, and by a double click, it happens once", async () => {
    const before = await membersNumber();
    const answers = await Promise.allSettled([leave("ichiro"), leave("ichiro"), leave("ichiro")]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === "rejected") expect(answer.reason).toMatchObject({ status: 404 });
    expect(await membersNumber()).toBe(before - 1);
  });

  test("a post being sent is either refused or there with its author hidden", async () => {
    const form = (i: number) => ({
      client_id: crypto.randomUUID(),
      content_type: 1,
      title: `さよならの前に ${i}`,
      content: "<p>お元気で</p>",
    });
    const posts = Array.from({ length: 8 }, (_, i) =>
      server.as("ichiro").call(createPost, { params, body: form(i) }),
    );
    const [left, ...sent] = await Promise.allSettled([leave("ichiro"), ...posts]);
    expect(left.status).toBe("fulfilled");
    for (const one of sent) if (one.status === "rejected") expect(one.reason).toMatchObject({ status: 404 });
    const { data } = await server.as("ken").call(listPosts, { params });
    const shown = data.records.filter(({ title }) => title.startsWith("さよなら"));
    expect(shown.length).toBe(sent.filter(({ status }) => status === "fulfilled").length);
    for (const { user_post } of shown) expect(user_post).toMatchObject({ display_name: "", user_id: null });
  });
});
