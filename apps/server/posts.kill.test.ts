import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uploadImage } from "#features/files/contract/calls.ts";
import { countUnreadNotices } from "#features/notices/contract/calls.ts";
import { createPost, getPost } from "#features/posts/contract/calls.ts";
import type { Post } from "#features/posts/contract/post.ts";
import type { Database } from "#kit/server/database/database.ts";
import { jpeg } from "#kit/server/images/test-pictures.test-helper.ts";
import { type ServerProcess, startServerProcess } from "#kit/testing/server-process.ts";
import { copyTemplate } from "#kit/testing/template.ts";
import type { TestClient } from "#kit/testing/test-client.ts";
import { until } from "#kit/testing/until.ts";

const POSTS = 200;
const ACKNOWLEDGED_BEFORE_THE_KILL = 40;
const aoba = { id: 1 };
/** This is Ken's membership: every post mentions him, so that each makes a notice. */
const KEN = 3;

const folder = await mkdtemp(join(tmpdir(), "enishi-kill-"));
const { settings, look, remove } = await copyTemplate(folder);
let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess(settings);
});
afterAll(async () => {
  await server.end("SIGKILL");
  await remove();
  await rm(folder, { recursive: true, force: true });
});

type Form = { client_id: string; title: string; tags: string[]; image_ids: number[] };
const formOf = (image: number, i: number): Form => ({
  client_id: crypto.randomUUID(),
  title: `${i}番目の便り`,
  tags: ["便り", `便り${i % 10}`],
  image_ids: [image],
});
const write = async (client: TestClient, form: Form): Promise<Post> => {
  const body = { ...form, content_type: 1, content: `<p>@{${KEN}} さん、お元気ですか</p>` };
  return (await client.call(createPost, { params: aoba, body })).data;
};

/** Counts all rows that belong to the posts, by themselves and by the counters. */
const countEverything = (database: Database) =>
  sql<Record<string, number>>`
    select
      (select count(*) from posts) as posts,
      (select count(distinct client_id) from posts) as client_ids,
      (select count(*) from post_images) as images,
      (select count(*) from post_tags) as tags,
      (select sum(post_count) from tags) as counted_tags,
      (select count(*) from notices where notice_type = 'mention') as notices,
      (select unread_notification_count from memberships where id = ${KEN}) as counted_notices
  `
    .execute(database.kysely)
    .then(({ rows }) => rows[0] ?? {});
const wholePosts = (posts: number) => ({
  posts,
  client_ids: posts,
  images: posts,
  tags: 2 * posts,
  counted_tags: 2 * posts,
  notices: posts,
  counted_notices: posts,
});

test("after a SIGKILL in the middle of 200 posts, what was acknowledged is there, whole, and nothing is there in half", async () => {
  const { client: hanako } = await server.signIn("hanako");
  const picture = new File([new Uint8Array(await jpeg(40, 30))], "写真.jpg");
  const image = (await hanako.call(uploadImage, { params: aoba, files: { image: picture }, body: {} })).data
    .id;
  const forms = Array.from({ length: POSTS }, (_, i) => formOf(image, i));

  const acknowledged = new Map<Form, Post>();
  const sending = forms.map((form) => write(hanako, form).then((post) => acknowledged.set(form, post)));
  const ending = Promise.allSettled(sending);
  await until("some posts are acknowledged", () => acknowledged.size >= ACKNOWLEDGED_BEFORE_THE_KILL);
  await server.end("SIGKILL");
  await ending;
  expect(acknowledged.size).toBeLessThan(POSTS);

  const left = await look(countEverything);
  expect(left).toEqual(wholePosts(left.posts ?? 0));
  expect(left.posts).toBeGreaterThanOrEqual(acknowledged.size);

  server = await startServerProcess(settings);
  const { client: again } = await server.signIn("hanako");
  for (const [form, { id }] of acknowledged) {
    const { data } = await again.call(getPost, { params: { id } });
    const tags = form.tags.map((name) => ({ name }));
    expect(data).toMatchObject({ title: form.title, tags, images: [{ id: image }] });
  }

  // A client without an answer sends again; nobody knows whether the first request had arrived.
  const posts = await Promise.all(forms.map((form) => write(again, form)));
  for (const [form, { id }] of acknowledged) expect(posts[forms.indexOf(form)]?.id).toBe(id);
  const { client: ken } = await server.signIn("ken");
  expect(await ken.call(countUnreadNotices, { params: aoba })).toMatchObject({
    unread_notification_count: POSTS,
  });
  await server.end("SIGTERM");
  expect(await look(countEverything)).toEqual(wholePosts(POSTS));
});
