import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createComment, deleteComment } from "#features/comments/contract/calls.ts";
import { commentCreated, commentLiked } from "#features/comments/server/index.ts";
import { candidatesApproved } from "#features/memberships/server/events.ts";
import { deletePost } from "#features/posts/contract/calls.ts";
import { mentioned } from "#features/posts/server/events.ts";
import { interestExpressed, liked, type ReactedPost } from "#features/reactions/server/index.ts";
import type { DomainEvent } from "#kit/server/work/domain-event.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { connectLive, type LiveSocket } from "#kit/testing/live-socket.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import {
  countUnreadNotices,
  listNotices,
  markNoticesRead,
  readNotice,
  showNotice,
} from "../contract/calls.ts";

const server = await startTestServer();
const { aoba, minato, membership: ids } = server.ids;
const { kysely } = server.database;
const address = await server.listen();
const params = { id: aoba };
const [ken, hanako, misaki] = [server.as("ken"), server.as("hanako"), server.as("misaki")];
const sockets: LiveSocket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.close();
});

const happen = <P>(event: DomainEvent<P>, payload: P) =>
  inTransaction(server.services, async (work) => work.emit(event, payload));
const titlesOf = async (client: typeof ken) =>
  (await client.call(listNotices, { params })).data.records.map(({ title }) => title);
const unreadOf = async (client: typeof ken) =>
  (await client.call(countUnreadNotices, { params })).unread_notification_count;

const title = "秋の工場見学会";
let post: ReactedPost;
const by = (who: string) => ids[who] ?? 0;

beforeEach(async () => {
  await kysely.deleteFrom("notices").execute();
  const { id } = await kysely
    .insertInto("posts")
    .values({
      community_id: aoba,
      membership_id: by("ken"),
      client_id: crypto.randomUUID(),
      content_type: 2,
      title,
      content: "<p>十一月の土曜日に開きます。</p>",
      created_at: server.clock.now(),
      updated_at: server.clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  post = {
    id,
    community_id: aoba,
    content_type: 2,
    title,
    membership_id: by("ken"),
    post_by_admin: false,
  };
});

async function comment(
  commenter: string,
  mentionedIds: number[] = [],
  asOffice = false,
  answeredId: number | null = null,
) {
  const about = { communityId: aoba, postId: post.id, asOffice, mentionedIds };
  const { id } = await kysely
    .insertInto("comments")
    .values({
      community_id: aoba,
      post_id: post.id,
      membership_id: by(commenter),
      client_id: crypto.randomUUID(),
      content: "楽しみです",
      created_at: server.clock.now(),
      updated_at: server.clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const told = { posterId: by("ken"), postByAdmin: false, commenterId: by(commenter), answeredId };
  await inTransaction(server.services, async (work) => {
    await work.emit(commentCreated, { ...about, ...told, id });
    if (mentionedIds.length > 0)
      await work.emit(mentioned, { ...about, commentId: id, writerId: by(commenter) } as never);
  });
  return id;
}

describe("who hears of what", () => {
  test("the author hears of a comment, a like and an interest; the one who acted hears nothing", async () => {
    await comment("hanako");
    await happen(liked, { post, likerId: by("ichiro") });
    await happen(interestExpressed, { post, interestedId: by("hanako") });
    expect(await titlesOf(ken)).toEqual([
      `佐藤 花子さんが「${title}」に興味を示しました。チャットでやり取りできます`,
      `鈴木 一郎さんが「${title}」にいいねしました`,
      `佐藤 花子さんが「${title}」にコメントしました`,
    ]);
    expect(await titlesOf(hanako)).toEqual([]);
  });

  test("whoever a comment answers hears of a reply, the author of both of that alone", async () => {
    await comment("ken", [], false, by("hanako"));
    expect(await titlesOf(hanako)).toEqual([`高橋 健さんが「${title}」でのコメントに返信しました`]);
    await comment("hanako", [], false, by("ken"));
    expect(await titlesOf(ken)).toEqual([`佐藤 花子さんが「${title}」でのコメントに返信しました`]);
    await comment("hanako", [by("ken")], false, by("ken"));
    expect(await titlesOf(ken)).toHaveLength(2);
    expect((await titlesOf(ken))[0]).toContain("メンション");
  });

  test("the writer of a comment hears of likes of it", async () => {
    const id = await comment("hanako");
    const about = { id, postId: post.id, communityId: aoba, writerId: by("hanako") };
    await happen(commentLiked, { ...about, likerId: by("ichiro") });
    await happen(commentLiked, { ...about, likerId: by("ichiro") });
    await happen(commentLiked, { ...about, likerId: by("hanako") });
    expect(await titlesOf(hanako)).toEqual([`鈴木 一郎さんが「${title}」でのコメントにいいねしました`]);
  });

  test("likes of one post are one notice, unread once, and say how many they are", async () => {
    for (const liker of ["hanako", "ichiro", "emi", "misaki"])
      await happen(liked, { post, likerId: by(liker) });
    expect(await titlesOf(ken)).toEqual([`田中 美咲さん他3人が「${title}」にいいねしました`]);
    expect(await unreadOf(ken)).toBe(1);
    await ken.call(markNoticesRead, { params });
    await happen(liked, { post, likerId: by("makoto") });
    await happen(liked, { post, likerId: by("hanako") });
    expect(await titlesOf(ken)).toEqual([`伊藤 誠さん他4人が「${title}」にいいねしました`]);
    expect(await unreadOf(ken)).toBe(1);
    const page = await ken.call(listNotices, { params });
    expect(page.total_records).toBe(1);
  });

  test("nobody hears of their own act", async () => {
    await comment("ken");
    await happen(liked, { post, likerId: by("ken") });
    expect(await titlesOf(ken)).toEqual([]);
  });

  test("an author who is mentioned in the comment hears of it once, as a mention", async () => {
    await comment("hanako", [by("ken"), by("ichiro")]);
    expect(await titlesOf(ken)).toEqual([`佐藤 花子さんが「${title}」でメンションしました`]);
    expect(await titlesOf(server.as("ichiro"))).toHaveLength(1);
  });

  test("a like taken back and given again is one notice, also when both come at once", async () => {
    await Promise.all(Array.from({ length: 5 }, () => happen(liked, { post, likerId: by("hanako") })));
    expect(await titlesOf(ken)).toHaveLength(1);
    expect(await unreadOf(ken)).toBe(1);
  });

  test("a comment in the name of the office names the office", async () => {
    await comment("misaki", [], true);
    const { data } = await ken.call(listNotices, { params });
    expect(data.records).toMatchObject([
      { title: `青葉製作所 人事部が「${title}」にコメントしました`, facts: { asOffice: true } },
    ]);
  });

  test("somebody let in is welcomed, with a detail to read (R116)", async () => {
    await happen(candidatesApproved, { communityId: aoba, membershipIds: [by("ichiro")] });
    const ichiro = server.as("ichiro");
    const [notice] = (await ichiro.call(listNotices, { params })).data.records;
    expect(notice).toMatchObject({ notification_type: 1, notice_type: "approval", is_read: false });
    const { data } = await ichiro.call(showNotice, { params: { ...params, nid: notice?.id ?? 0 } });
    expect(data.content).toContain("青葉製作所アルムナイへようこそ");
  });

  test("the notice of an interest leads to the chat it opened", async () => {
    await kysely
      .insertInto("interests")
      .values({
        community_id: post.community_id,
        post_id: post.id,
        membership_id: by("hanako"),
        created_at: server.clock.now(),
      })
      .execute();
    await happen(interestExpressed, { post, interestedId: by("hanako") });
    const [notice] = (await ken.call(listNotices, { params })).data.records;
    expect(notice?.chatroom_id).toEqual(expect.any(Number));
  });

  test("a hidden post is no longer quoted, and somebody who left no longer named", async () => {
    await comment("hanako");
    await kysely.updateTable("posts").set({ published: false }).where("id", "=", post.id).execute();
    await server.setState("hanako", "withdrawn");
    expect(await titlesOf(ken)).toEqual(["退会したメンバーが現在公開されていない投稿にコメントしました"]);
    await server.setState("hanako", "participating");
  });
});

describe("reading", () => {
  test("opening a notice marks it read once, in whichever way it is opened (R063, R135, R136)", async () => {
    await comment("hanako");
    await comment("hanako");
    const records = (await ken.call(listNotices, { params })).data.records;
    const [second, first] = records.map(({ id }) => id);
    await Promise.all([1, 2, 3].map(() => ken.call(showNotice, { params: { ...params, nid: second ?? 0 } })));
    expect(await unreadOf(ken)).toBe(1);
    expect(await ken.call(readNotice, { params: { ...params, n: first ?? 0 } })).toMatchObject({
      notification_type: 2,
    });
    expect(await unreadOf(ken)).toBe(0);
    expect((await ken.call(listNotices, { params })).data.records.every(({ is_read }) => is_read)).toBe(true);
  });

  test("marking all read while new ones arrive leaves a count that matches the list (R138, R269)", async () => {
    await Promise.all([
      ...Array.from({ length: 10 }, () => comment("hanako")),
      ken.call(markNoticesRead, { params }),
      ken.call(markNoticesRead, { params, query: { admin_site: "true" } }),
    ]);
    const { data } = await ken.call(listNotices, { params });
    expect(await unreadOf(ken)).toBe(data.records.filter(({ is_read }) => !is_read).length);
    await ken.call(markNoticesRead, { params });
    expect(await unreadOf(ken)).toBe(0);
  });

  test("when a comment or a post goes, its notices go, and the count with them", async () => {
    const id = await comment("hanako");
    await comment("ichiro");
    await kysely.deleteFrom("comments").where("id", "=", id).execute();
    expect([await unreadOf(ken), (await titlesOf(ken)).length]).toEqual([1, 1]);
    await kysely.deleteFrom("posts").where("id", "=", post.id).execute();
    expect([await unreadOf(ken), (await titlesOf(ken)).length]).toEqual([0, 0]);
  });

  test("pages go on after the last one seen, without doubles, while new ones come in", async () => {
    for (let i = 0; i < 5; i += 1) await comment("hanako");
    const first = await ken.call(listNotices, { params, query: { per_page: 2 } });
    await comment("ichiro");
    const second = await ken.call(listNotices, {
      params,
      query: { per_page: 3, cursor: first.next_cursor ?? "" },
    });
    const seen = [...first.data.records, ...second.data.records].map(({ id }) => id);
    expect(new Set(seen).size).toBe(5);
    expect(second.next_cursor).toBeNull();
    await expect(ken.call(listNotices, { params, query: { cursor: "not-a-cursor" } })).rejects.toMatchObject({
      status: 400,
    });
  });

  test("both tabs of a person are told the same absolute count", async () => {
    const tabs = [await connectLive(address, "ken"), await connectLive(address, "ken")];
    const stranger = await connectLive(address, "hanako");
    sockets.push(...tabs, stranger);
    await comment("hanako");
    await happen(liked, { post, likerId: by("ichiro") });
    await ken.call(markNoticesRead, { params });
    for (const tab of tabs)
      expect(await tab.until("notices.changed", 3)).toEqual(
        [1, 2, 0].map((unread_notification_count) => ({ community_id: aoba, unread_notification_count })),
      );
    expect(stranger.heard("notices.changed")).toEqual([]);
  });

  test("whoever has notices of a comment or a post is told the new count when it is deleted", async () => {
    const ichiro = server.as("ichiro");
    const write = async (content: string) => {
      const body = { client_id: crypto.randomUUID(), content };
      return (await ichiro.call(createComment, { params: { id: post.id }, body })).data.id;
    };
    const commentId = await write(`@{${by("hanako")}} もどうぞ`);
    await write("楽しみです");
    const [forKen, forHanako] = [await connectLive(address, "ken"), await connectLive(address, "hanako")];
    sockets.push(forKen, forHanako);
    await ichiro.call(deleteComment, { params: { id: post.id, commentId } });
    await ken.call(deletePost, { params: { id: post.id } });
    const counts = (heard: Record<string, unknown>[]) => heard.map((one) => one.unread_notification_count);
    expect(counts(await forKen.until("notices.changed", 2))).toEqual([1, 0]);
    expect(counts(await forHanako.until("notices.changed", 1))).toEqual([0]);
  });
});

describe("who may not", () => {
  test("nobody reads another's notice", async () => {
    await comment("hanako");
    const [notice] = (await ken.call(listNotices, { params })).data.records;
    const at = { ...params, nid: notice?.id ?? 0 };
    for (const other of [hanako, misaki])
      await expect(other.call(showNotice, { params: at })).rejects.toMatchObject({ status: 404 });
    await expect(server.as("ren").call(showNotice, { params: { ...at, id: minato } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await unreadOf(ken)).toBe(1);
  });

  test.each([
    ["guest", 401],
    ["ren", 404],
    ["yui", 404],
    ["sho", 403],
    ["aoi", 403],
    ["nao", 404],
  ] as const)("%s does not reach the community's notices", async (who, status) => {
    await expect(server.as(who).call(listNotices, { params })).rejects.toMatchObject({ status });
    await expect(server.as(who).call(markNoticesRead, { params })).rejects.toMatchObject({ status });
  });
});
