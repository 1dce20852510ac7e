import { describe, expect, test } from "vitest";
import { createComment } from "#features/comments/contract/calls.ts";
import { COMMUNITY_ROOM } from "#features/communities/contract/live.ts";
import { likePost } from "#features/reactions/contract/like-calls.ts";
import { roomName } from "#kit/contract/live.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { connectLive } from "#kit/testing/live-socket.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { updateUserPost } from "../contract/admin-calls.ts";
import { deletePost } from "../contract/calls.ts";
import { COMMUNITY_ALUMNI_ROOM } from "../contract/live.ts";
import { postsOf } from "./posts.test-helper.ts";

const server = await startTestServer();
const address = await server.listen();
const { write } = postsOf(server);
const everybody = roomName(COMMUNITY_ROOM, server.ids.aoba);
const alumni = roomName(COMMUNITY_ALUMNI_ROOM, server.ids.aoba);

async function listening<T>(
  who: PersonKey,
  use: (live: Awaited<ReturnType<typeof connectLive>>) => Promise<T>,
) {
  const live = await connectLive(address, who);
  await live.join(everybody);
  await live.join(alumni);
  try {
    return await use(live);
  } finally {
    live.close();
  }
}

describe("who may listen", () => {
  test.each([
    ["hanako", true, true],
    ["emi", true, false],
    ["misaki", true, true],
    ["ren", false, false],
    ["yui", false, false],
    ["sho", false, false],
    ["aoi", false, false],
  ] as const)("%s to the community: %s, to job offers: %s", async (who, community, jobOffers) => {
    const live = await connectLive(address, who);
    expect([await live.join(everybody), await live.join(alumni)]).toEqual([community, jobOffers]);
    live.close();
  });
});

test("readers hear of a post, its counters, its hiding and its end", async () => {
  await listening("ichiro", async (live) => {
    const post = await write("hanako", "記事");
    expect(await live.until("post.created")).toEqual([{ id: post.id, content_type: 1 }]);
    await server.as("ken").call(likePost, { params: { id: post.id } });
    const counts = { id: post.id, like_count: 1, comment_count: 0, interest_count: 0 };
    expect(await live.until("post.counts")).toEqual([counts]);
    const body = { client_id: crypto.randomUUID(), content: "秘密の相談" };
    const { data } = await server.as("ken").call(createComment, { params: { id: post.id }, body });
    expect(await live.until("comment.created")).toEqual([{ id: data.id, post_id: post.id }]);
    await server.as("misaki").call(updateUserPost, { params: { id: post.id }, body: { published: false } });
    expect(await live.until("post.hidden")).toEqual([{ id: post.id }]);
    await server.as("misaki").call(updateUserPost, { params: { id: post.id }, body: { published: true } });
    expect(await live.until("post.revealed")).toEqual([{ id: post.id, content_type: 1 }]);
    await server.as("hanako").call(deletePost, { params: { id: post.id } });
    expect(await live.until("post.deleted")).toEqual([{ id: post.id }]);
  });
});

test("of a job offer other employees hear nothing, its author and alumni do", async () => {
  await listening("emi", async (emi) =>
    listening("ken", async (ken) =>
      listening("hanako", async (hanako) => {
        const offer = await write("ken", "求人", { content_type: 3 });
        const article = await write("ken", "記事");
        expect((await hanako.until("post.created", 2)).map((one) => one.id)).toEqual([offer.id, article.id]);
        expect((await ken.until("post.created", 2)).map((one) => one.id)).toEqual([offer.id, article.id]);
        expect((await emi.until("post.created")).map((one) => one.id)).toEqual([article.id]);
      }),
    ),
  );
});

test("of their own job offer, an author who is paused hears nothing until they are back", async () => {
  const ken = await connectLive(address, "ken");
  const offer = await write("ken", "求人", { content_type: 3 });
  const like = (who: PersonKey) => server.as(who).call(likePost, { params: { id: offer.id } });
  await server.setState("ken", "paused");
  await like("hanako");
  await server.setState("ken", "participating");
  await like("ichiro");
  expect(await ken.until("post.counts")).toMatchObject([{ id: offer.id, like_count: 2 }]);
  ken.close();
});

test("a repeated like is not told again", async () => {
  await listening("ichiro", async (live) => {
    const post = await write("hanako", "記事");
    const like = () => server.as("ken").call(likePost, { params: { id: post.id } });
    await like();
    await like();
    const last = await write("hanako", "次の記事");
    await live.until("post.created", 2);
    expect(live.heard("post.counts")).toHaveLength(1);
    expect(last.id).toBeGreaterThan(post.id);
  });
});

test("somebody paused while connected hears no more", async () => {
  await listening("ichiro", async (live) => {
    await server.setState("ichiro", "paused");
    expect((await live.until("room.closed", 2)).map((one) => one.payload).sort()).toEqual(
      [everybody, alumni].sort(),
    );
    await listening("ken", async (ken) => {
      await write("hanako", "内輪の記事");
      await ken.until("post.created");
    });
    expect(live.heard("post.created")).toEqual([]);
  });
});
