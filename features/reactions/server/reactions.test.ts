import { beforeEach, describe, expect, test } from "vitest";
import { updateUserPost } from "#features/posts/contract/admin-calls.ts";
import { createPost, getPost } from "#features/posts/contract/calls.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { identify } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { expressInterest, listInterests, withdrawInterest } from "../contract/interest-calls.ts";
import { keepPost, unkeepPost } from "../contract/keep-calls.ts";
import { likePost, listLikes, unlikePost } from "../contract/like-calls.ts";

const server = await startTestServer();
const params = { id: server.ids.aoba };

const write = async (who: PersonKey, form: { content_type?: number; end_date?: string } = {}) => {
  const body = {
    client_id: crypto.randomUUID(),
    content_type: 2,
    title: "募集",
    content: "<p>本文</p>",
    ...form,
  };
  return (await server.as(who).call(createPost, { params, body })).data.id;
};
const read = async (who: PersonKey, id: number) =>
  (await server.as(who).call(getPost, { params: { id } })).data;
const chatsAbout = async (id: number) =>
  (await server.database.kysely.selectFrom("chatrooms").select("id").where("post_id", "=", id).execute())
    .length;

let id: number;
beforeEach(async () => {
  id = await write("hanako");
});

describe("likes", () => {
  const like = (who: PersonKey) => server.as(who).call(likePost, { params: { id } });
  const unlike = (who: PersonKey) => server.as(who).call(unlikePost, { params: { id } });

  test("count each person once, however often and however many at once", async () => {
    await Promise.all(Array.from({ length: 64 }, () => like("ichiro")));
    expect((await like("ken")).data).toEqual({ like: true, like_count: 2 });
    expect(await read("ichiro", id)).toMatchObject({ like: true, like_count: 2 });
    await Promise.all(Array.from({ length: 16 }, () => unlike("ichiro")));
    expect((await unlike("ichiro")).data).toEqual({ like: false, like_count: 1 });
    expect(await read("ichiro", id)).toMatchObject({ like: false, like_count: 1 });
  });

  test("the people who like are listed, the latest first", async () => {
    await like("ichiro");
    server.clock.advance({ seconds: 1 });
    await like("ken");
    const answer = await server.as("emi").call(listLikes, { params: { id } });
    expect(answer.data.records.map((person) => person.display_name)).toEqual(["高橋 健", "鈴木 一郎"]);
    expect(answer.total_records).toBe(2);
  });

  test.each([
    ["guest", 401],
    ["ren", 404],
    ["yui", 404],
    ["sho", 403],
  ] as const)("%s may not", async (who, status) => {
    await expect(like(who as PersonKey)).rejects.toMatchObject({ status });
    await expect(server.as(who).call(listLikes, { params: { id } })).rejects.toMatchObject({ status });
  });

  test("nobody likes what is hidden or may not be read", async () => {
    await server.as("misaki").call(updateUserPost, { params: { id }, body: { published: false } });
    await expect(like("ichiro")).rejects.toMatchObject({ status: 404 });
    await expect(like("hanako")).rejects.toMatchObject({ code: "FORBIDDEN_OPERATION" });
    id = await write("ken", { content_type: 3 });
    await expect(like("emi")).rejects.toMatchObject({ status: 404 });
  });
});

test("keeping is one's own affair and may be repeated (R012, R156)", async () => {
  const keep = () => server.as("ichiro").call(keepPost, { params: { id } });
  await Promise.all([keep(), keep(), keep()]);
  expect((await read("ichiro", id)).favorite).toBe(true);
  expect((await read("hanako", id)).favorite).toBe(false);
  await server.as("ichiro").call(unkeepPost, { params: { id } });
  await server.as("ichiro").call(unkeepPost, { params: { id } });
  expect((await read("ichiro", id)).favorite).toBe(false);
});

test("like, interest and keep are set by PUT and taken back by DELETE, but for interest (R010, R158)", async () => {
  const send = async (method: "PUT" | "DELETE", mark: string) => {
    const headers = { host: "localhost", "x-requested-with": "XMLHttpRequest", ...identify("ichiro") };
    return (await server.app.inject({ method, url: `/api/posts/${id}/${mark}`, headers })).statusCode;
  };
  const marks = ["like", "favorite", "interest"] as const;
  for (const mark of marks) expect([mark, await send("PUT", mark)]).toEqual([mark, 200]);
  expect(await read("ichiro", id)).toMatchObject({ like: true, favorite: true, interest: true });
  for (const mark of marks)
    expect([mark, await send("DELETE", mark)]).toEqual([mark, mark === "interest" ? 400 : 200]);
  expect(await read("ichiro", id)).toMatchObject({ like: false, favorite: false, interest: true });
});

describe("interest", () => {
  const express = (who: PersonKey) => server.as(who).call(expressInterest, { params: { id } });

  test("two clicks, even 64 at once, are one interest and one chat", async () => {
    const answers = await Promise.all(Array.from({ length: 64 }, () => express("ichiro")));
    const rooms = new Set(answers.map((answer) => answer.data.chatroom_id));
    expect(rooms.size).toBe(1);
    expect([...rooms][0]).toEqual(expect.any(Number));
    expect(await chatsAbout(id)).toBe(1);
    const post = await read("ichiro", id);
    expect(post).toMatchObject({ interest: true, interest_count: 1, chatroom_id: [...rooms][0] });
    expect((await read("hanako", id)).chatroom_id).toBeNull();
  });

  const tell = (message: string, who: PersonKey = "ichiro") =>
    server.as(who).call(expressInterest, { params: { id }, body: { message } });
  const messages = async () =>
    (await server.database.kysely.selectFrom("chat_messages").select("content").orderBy("id").execute()).map(
      ({ content }) => content,
    );

  test("its first words are the first message of the chat, once however often they are sent (R011)", async () => {
    const before = (await messages()).length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => tell("はじめまして")));
    expect(new Set(answers.map(({ data }) => data.chatroom_id)).size).toBe(1);
    expect(answers.filter(({ data }) => data.message_sent)).toHaveLength(1);
    expect((await tell("もう一度")).data.message_sent).toBe(false);
    expect((await messages()).slice(before)).toEqual(["はじめまして"]);
    const [{ unread_count } = {}] = await server.database.kysely
      .selectFrom("chatroom_members")
      .select("unread_count")
      .where("chatroom_id", "=", answers[0]?.data.chatroom_id ?? 0)
      .where("membership_id", "=", server.ids.membership.hanako ?? 0)
      .execute();
    expect(unread_count).toBe(1);
  });

  test("what the chat does not take is refused together with the interest", async () => {
    await expect(tell("あ".repeat(2001))).rejects.toMatchObject({ status: 400 });
    const block = async (posting_blocked: boolean) => {
      await server.database.kysely
        .updateTable("memberships")
        .set({ posting_blocked })
        .where("id", "=", server.ids.membership.ichiro ?? 0)
        .execute();
      server.services.access.forgetCommunity(server.ids.aoba);
    };
    await block(true);
    await expect(tell("はじめまして")).rejects.toMatchObject({ code: "FORBIDDEN_OPERATION" });
    expect(await read("ichiro", id)).toMatchObject({ interest: false, interest_count: 0 });
    expect(await chatsAbout(id)).toBe(0);
    expect((await tell("  ")).data.interest).toBe(true);
    await block(false);
  });

  test("cannot be taken back (R010)", async () => {
    await express("ichiro");
    await expect(server.as("ichiro").call(withdrawInterest, { params: { id } })).rejects.toMatchObject({
      status: 400,
      code: "FORBIDDEN_OPERATION",
    });
    expect((await read("ichiro", id)).interest).toBe(true);
  });

  test.each([
    ["the poster", "hanako", 400],
    ["an administrator", "misaki", 400],
    ["another community's member", "ren", 404],
    ["a paused member", "sho", 403],
    ["a guest", "guest", 401],
  ] as const)("is not for %s", async (_, who, status) => {
    await expect(express(who as PersonKey)).rejects.toMatchObject({ status });
    expect(await chatsAbout(id)).toBe(0);
  });

  test.each(["paused", "withdrawn"] as const)(
    "is not for a post whose author is %s, who could not answer",
    async (state) => {
      await server.setState("hanako", state);
      expect((await read("ichiro", id)).abilities.interest).toBe(false);
      await expect(express("ichiro")).rejects.toMatchObject({ code: "FORBIDDEN_OPERATION" });
      expect(await chatsAbout(id)).toBe(0);
      await server.setState("hanako", "participating");
      expect((await read("ichiro", id)).abilities.interest).toBe(true);
    },
  );

  test("is for recruitments and job offers; an employee's for recruitments", async () => {
    expect((await express("ken")).data.interest).toBe(true);
    id = await write("hanako", { content_type: 1 });
    await expect(express("ichiro")).rejects.toMatchObject({ code: "FORBIDDEN_OPERATION" });
    id = await write("ken", { content_type: 3 });
    expect((await express("ichiro")).data.interest).toBe(true);
    await expect(express("emi")).rejects.toMatchObject({ status: 404 });
  });

  test("is taken on the last day in Japan and not after it; who came in time keeps the chat", async () => {
    id = await write("hanako", { end_date: "2026-11-22" });
    server.clock.advance({ hours: 35 });
    expect((await read("ichiro", id)).abilities.interest).toBe(true);
    const { data } = await express("ichiro");
    server.clock.advance({ hours: 2 });
    expect((await read("ken", id)).abilities.interest).toBe(false);
    await expect(express("ken")).rejects.toMatchObject({ code: "FORBIDDEN_OPERATION" });
    expect((await express("ichiro")).data.chatroom_id).toBe(data.chatroom_id);
  });

  test("the people are shown to the poster, and to others as the community displays them (R251, R508)", async () => {
    await express("ichiro");
    const names = async (who: PersonKey) =>
      (await server.as(who).call(listInterests, { params: { id } })).data.records.map(
        (one) => one.display_name,
      );
    const display = async (on: boolean) => {
      await server.database.kysely
        .updateTable("communities")
        .set({ interest_display_setting_recruitment: on })
        .where("id", "=", server.ids.aoba)
        .execute();
      server.services.access.forgetCommunity(server.ids.aoba);
    };
    expect(await names("ken")).toEqual(["鈴木 一郎"]);
    await display(false);
    await expect(names("ken")).rejects.toMatchObject({ status: 404 });
    expect(await read("ken", id)).toMatchObject({ interest_count: 1, abilities: { see_interested: false } });
    expect(await names("hanako")).toEqual(["鈴木 一郎"]);
    expect(await names("misaki")).toEqual(["鈴木 一郎"]);
    await display(true);
  });
});
