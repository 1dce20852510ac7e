import { expect, test } from "vitest";
import { startDirectChat } from "#features/chats/contract/calls.ts";
import { createComment } from "#features/comments/contract/calls.ts";
import { recordLoginCommunity } from "#features/communities/contract/calls.ts";
import { joinGroup, leaveGroup } from "#features/groups/contract/calls.ts";
import { groupsOf } from "#features/groups/server/groups.test-helper.ts";
import { OFFICE_USER_ID } from "#features/memberships/contract/author.ts";
import { deletePost } from "#features/posts/contract/calls.ts";
import { postsOf } from "#features/posts/server/posts.test-helper.ts";
import { expressInterest } from "#features/reactions/contract/interest-calls.ts";
import { likePost, unlikePost } from "#features/reactions/contract/like-calls.ts";
import { leaveCommunity } from "#features/withdrawal/contract/calls.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { castPassword, type PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { type Act, acts, type ListPeople, listPeople, type peopleSorts } from "../contract/list-people.ts";

const server = await startTestServer();
const { aoba, membership } = server.ids;
const { write, writeOfficial } = postsOf(server);
const params = { id: aoba };
const clientId = () => crypto.randomUUID();
const keyOf = (id: number) => Object.entries(membership).find(([, one]) => one === id)?.[0] ?? "";

type FlagSteps = Readonly<Partial<Record<Act | "status", string>>>;
async function found(asked: FlagSteps, kind: MemberKind = "alumnus"): Promise<string[]> {
  const call: ListPeople = listPeople[kind];
  const { data } = await server
    .as("misaki")
    .call(call.all, { params, body: { status: "participating", ...asked } as never });
  const { total_records } = await server
    .as("misaki")
    .call(call.count, { params, query: { status: "participating", ...asked } as never });
  expect(total_records).toBe(data.ids.length);
  return data.ids.map(keyOf).toSorted();
}
/** Compares with a page and its total, which may be found in another way than by counting. */
async function listed(asked: FlagSteps, query: Partial<Record<keyof typeof peopleSorts, "asc">> = {}) {
  const body = { status: "participating", ...asked } as never;
  const { data, total_records } = await server.as("misaki").call(listPeople.alumnus, { params, body, query });
  expect(total_records).toBe(data.listCommunityAlumnus.length);
  return data.listCommunityAlumnus.map(({ id }) => keyOf(id)).toSorted();
}
const visit = (who: PersonKey) => server.as(who).call(recordLoginCommunity, { params });
/** Asks every question to which the answer is only Hanako, who alone has just done it. */
async function onlyHanakoHas(act: Act) {
  for (const times of ["min1", "min1in1", "min2", "max0", "max0in30", "max1"])
    for (const query of [{}, { name: "asc" }] as const)
      expect(await listed({ [act]: times }, query)).toEqual(await found({ [act]: times }));
  expect(await found({ [act]: "min1" })).toEqual(["hanako"]);
  expect(await found({ [act]: "min1in1" })).toEqual(["hanako"]);
  expect(await found({ [act]: "min2" })).toEqual([]);
  expect(await found({ [act]: "max0in30" })).toEqual(["ichiro"]);
  expect(await found({ [act]: "max1" })).toEqual(["hanako", "ichiro"]);
}

test("whoever has posted is found by it, the office's posts being nobody's (R401)", async () => {
  expect(await found({ posted: "min1" })).toEqual([]);
  await write("hanako", "近況");
  await writeOfficial("misaki", "お知らせ");
  await onlyHanakoHas("posted");
  expect(await found({ posted: "min1" }, "employee")).toEqual([]);
});

test("whoever has commented, apart from the office (R401)", async () => {
  const { id } = await write("ken", "相談");
  const comment = (who: PersonKey, create_by_admin: boolean) =>
    server.as(who).call(createComment, {
      params: { id },
      body: { client_id: clientId(), content: "なるほど", create_by_admin },
    });
  await comment("hanako", false);
  await comment("misaki", true);
  await onlyHanakoHas("commented");
  expect(await found({ commented: "min1" }, "employee")).toEqual([]);
});

test("whoever has liked something, though they take it back (R401)", async () => {
  const { id } = await write("ken", "写真");
  await server.as("hanako").call(likePost, { params: { id } });
  await server.as("hanako").call(likePost, { params: { id } });
  await server.as("hanako").call(unlikePost, { params: { id } });
  await onlyHanakoHas("liked");
});

test("whoever has joined a group, by themselves or by an invitation, though they have left it (R401)", async () => {
  const groups = groupsOf(server);
  const group = await groups.create("ken", "山の会");
  await groups.invite(group.id, "hanako");
  expect(await found({ joined_group: "min1" })).toEqual([]);
  await server.as("hanako").call(joinGroup, { params: { id: group.id } });
  await server.as("hanako").call(leaveGroup, { params: { id: group.id } });
  await onlyHanakoHas("joined_group");
});

test("whoever has opened a chat, not whoever was written to or the office (R401)", async () => {
  const open = (who: PersonKey, user_id: number) =>
    server.as(who).call(startDirectChat, { params, body: { user_id } });
  await open("misaki", membership.ichiro ?? 0);
  const { id } = await write("ichiro", "募集", { content_type: 2, end_date: "2026-12-31" });
  await server.as("hanako").call(expressInterest, { params: { id } });
  await onlyHanakoHas("opened_chat");
  await open("hanako", OFFICE_USER_ID);
  await open("hanako", OFFICE_USER_ID);
  expect(await found({ opened_chat: "min2" })).toEqual(["hanako"]);
  expect(await found({ opened_chat: "min3" })).toEqual([]);
});

test("visits count once a day, and a period of days ends today (R401)", async () => {
  await visit("hanako");
  await visit("hanako");
  await onlyHanakoHas("visited");
  server.clock.advance({ days: 6 });
  expect(await found({ visited: "min1in7" })).toEqual(["hanako"]);
  expect(await found({ visited: "min1in6" })).toEqual([]);
  expect(await found({ visited: "max0in6" })).toEqual(["hanako", "ichiro"]);
  await visit("hanako");
  expect(await found({ visited: "min2in7" })).toEqual(["hanako"]);
  expect(await found({ visited: "min2in6" })).toEqual([]);
  expect(await found({ visited: "max1in6" })).toEqual(["hanako", "ichiro"]);
});

test("whoever has registered, by the day of joining in Tokyo (R401)", async () => {
  const joined = (at: Date | null) =>
    server.database.kysely
      .updateTable("memberships")
      .set({ joined_at: at })
      .where("id", "=", membership.ichiro ?? 0)
      .execute();
  await joined(server.clock.now());
  const asked = { registered: "min1in1" };
  expect(await found(asked)).toEqual(["ichiro"]);
  expect(await found({ registered: "min2" })).toEqual([]);
  server.clock.advance({ days: 1 });
  expect(await found(asked)).toEqual([]);
});

test("acts combine with each other and with other conditions (R400)", async () => {
  await visit("ichiro");
  expect(await found({ posted: "min1", visited: "min1" })).toEqual(["hanako", "ichiro"]);
  expect(await found({ posted: "min1", visited: "min1in1" })).toEqual(["ichiro"]);
  expect(await found({ posted: "min1", status: "paused" })).toEqual([]);
});

test("up to thirty times are told apart, in whichever order they happened", async () => {
  const { id: post } = await server.database.kysely
    .selectFrom("posts")
    .select("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  const at = (day: number) => new Date(server.clock.now().getTime() - day * 86_400_000);
  const write = (days: readonly number[]) =>
    server.database.kysely
      .insertInto("comments")
      .values(
        days.map((day) => ({
          community_id: aoba,
          post_id: post,
          membership_id: membership.ichiro ?? 0,
          client_id: clientId(),
          content: "はい",
          created_at: at(day),
          updated_at: at(day),
        })),
      )
      .execute();
  await write([50, 10, 20]);
  await write([0]);
  await write(Array.from({ length: 40 }, () => 15));
  expect(await found({ commented: "min2in11" })).toEqual(["ichiro"]);
  expect(await found({ commented: "min3in11" })).toEqual([]);
  expect(await found({ commented: "min30in16" })).toEqual(["ichiro"]);
  expect(await found({ commented: "max29in16" })).toEqual(["hanako"]);
});

test("a period of days has a beginning and an end, within a month and over several (R401)", async () => {
  const { id: post } = await server.database.kysely
    .selectFrom("posts")
    .select("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const day of ["2026-03-31", "2026-04-01", "2026-04-30", "2026-05-01", "2026-07-10"]) {
    // It is after midnight in Tokyo, and still the day before elsewhere.
    const created_at = new Date(`${day}T00:30:00+09:00`);
    await server.database.kysely
      .insertInto("likes")
      .values({ community_id: aoba, post_id: post, membership_id: membership.ichiro ?? 0, created_at })
      .execute();
    await server.database.kysely.deleteFrom("likes").where("post_id", "=", post).execute();
  }
  const liked = (asked: string) => found({ liked: asked });
  expect(await liked("min2from2026-04-01to2026-04-30")).toEqual(["ichiro"]);
  expect(await liked("min3from2026-04-01to2026-04-30")).toEqual([]);
  expect(await liked("max2from2026-04-01to2026-04-30")).toEqual(["hanako", "ichiro"]);
  expect(await liked("max1from2026-04-01to2026-04-30")).toEqual(["hanako"]);
  expect(await liked("min1from2026-04-02to2026-04-29")).toEqual([]);
  expect(await liked("min4from2026-03-31to2026-05-01")).toEqual(["ichiro"]);
  expect(await liked("min5from2026-03-31to2026-07-09")).toEqual([]);
  expect(await liked("min5to2026-07-10")).toEqual(["ichiro"]);
  expect(await liked("min1from2026-07-11")).toEqual(["hanako"]);
  expect(await liked("max0from2026-06-01to2026-06-30")).toEqual(["hanako", "ichiro"]);
});

test("more often than the thirty that are told apart, an earlier period is known all the same (R401)", async () => {
  const first = Date.parse("2026-08-01");
  await server.database.kysely
    .insertInto("member_visits")
    .values(
      Array.from({ length: 40 }, (_, at) => ({
        community_id: aoba,
        membership_id: membership.ichiro ?? 0,
        day: new Date(first + at * 86_400_000).toISOString().slice(0, 10),
      })),
    )
    .execute();
  expect(await found({ visited: "min5from2026-08-01to2026-08-05" })).toEqual(["ichiro"]);
  expect(await found({ visited: "min30from2026-08-01to2026-09-09" })).toEqual(["ichiro"]);
  expect(await found({ visited: "max0to2026-07-31" })).toEqual(["hanako", "ichiro"]);
});

test("whoever has registered between two days (R401)", async () => {
  await server.database.kysely
    .updateTable("memberships")
    .set({ joined_at: new Date("2026-04-10T00:00:00+09:00") })
    .where("id", "=", membership.ichiro ?? 0)
    .execute();
  expect(await found({ registered: "min1from2026-04-10to2026-04-10" })).toEqual(["ichiro"]);
  expect(await found({ registered: "min1from2026-04-11to2026-04-30" })).toEqual([]);
  expect(await found({ registered: "max0from2026-04-11to2026-04-30" })).toEqual(["hanako", "ichiro"]);
});

test("a post that is deleted was written all the same", async () => {
  const { id } = await write("ken", "取り消す投稿");
  const before = await found({ posted: "min4" }, "employee");
  await server.as("ken").call(deletePost, { params: { id } });
  expect(await found({ posted: "min4" }, "employee")).toEqual(before);
  expect(before).toEqual([]);
  expect(await found({ posted: "min3" }, "employee")).toEqual(["ken"]);
});

test.each([
  ...["", "1", "min0", "min31", "max30", "min1in0", "min1in1000", "mean1"],
  ...["min1from2026-02-30", "min1from2026-05-01to2026-04-30", "min1in30to2026-04-30", "min1from2026-4-1"],
])("%j is refused", async (asked) => {
  await expect(found({ posted: asked })).rejects.toMatchObject({ status: 400 });
});

test("of whoever leaves it is forgotten what they did", async () => {
  await server.as("hanako").call(leaveCommunity, { params, body: { current_password: castPassword } });
  for (const act of acts.filter((one) => one !== "registered"))
    for (const asked of ["min1", "min1to2027-12-31"])
      expect(await found({ status: "withdrawn", [act]: asked })).toEqual([]);
});
