import { beforeEach, describe, expect, test } from "vitest";
import { sendChatMessage } from "#features/chats/contract/message-calls.ts";
import { openChat } from "#features/chats/server/chat-world.test-helper.ts";
import { commentCreated } from "#features/comments/server/index.ts";
import { candidacyBegan } from "#features/memberships/server/events.ts";
import { markNoticesRead } from "#features/notices/contract/calls.ts";
import { mentioned } from "#features/posts/server/events.ts";
import { interestExpressed, liked, type ReactedPost } from "#features/reactions/server/index.ts";
import type { DomainEvent } from "#kit/server/work/domain-event.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import {
  setNoticeChoices,
  showNoticeChoices,
  showSubscription,
  showUnsubscribePage,
  subscribeAgain,
  unsubscribe,
} from "../contract/calls.ts";
import { proposedChoices } from "../contract/kinds.ts";
import { sendDigests } from "./digests.ts";
import { createUnsubscribeToken } from "./unsubscribe-token.ts";

const server = await startTestServer();
const { kysely } = server.database;
const { aoba, account, membership: ids } = server.ids;
const by = (who: string) => ids[who] ?? 0;
const happen = <P>(event: DomainEvent<P>, payload: P) =>
  inTransaction(server.services, async (work) => work.emit(event, payload));
const choose = (who: "ken" | "hanako", body: Partial<typeof proposedChoices>) =>
  server.as(who).call(setNoticeChoices, { body });
const choicesOf = async (who: "ken" | "hanako") => (await server.as(who).call(showNoticeChoices)).data;
const digest = async () => {
  await sendDigests.run(server.services, {});
  await server.drainJobs();
};
let before = 0;
/** Returns the mails since the test began, oldest first. */
const mails = async () =>
  (await server.mails()).slice(0, (await server.mails()).length - before).toReversed();
const mailsTo = async (who: string) => (await mails()).filter(({ to }) => to.address === `${who}@example.jp`);

let post: ReactedPost;
beforeEach(async () => {
  await server.drainJobs();
  for (const table of ["notice_choices", "notice_digests", "chat_mails", "notices"] as const)
    await kysely.deleteFrom(table).execute();
  await kysely.updateTable("chatroom_members").set({ unread_count: 0 }).execute();
  await kysely
    .updateTable("memberships")
    .set({ state: "participating" })
    .where("id", "=", by("ken"))
    .execute();
  before = (await server.mails()).length;
  const title = "秋の<b>見学会</b> & 懇親会";
  const row = {
    community_id: aoba,
    membership_id: by("ken"),
    content_type: 2,
    title,
    content: "<p>集合は九時です。</p>",
  };
  const times = { created_at: server.clock.now(), updated_at: server.clock.now() };
  const { id } = await kysely
    .insertInto("posts")
    .values({ ...row, ...times, client_id: crypto.randomUUID() })
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
  server.clock.advance({ days: 1 });
});

const mention = (mentionedId: number) =>
  happen(mentioned, {
    communityId: aoba,
    postId: post.id,
    commentId: null,
    writerId: by("hanako"),
    asOffice: false,
    mentionedIds: [mentionedId],
  });
const comment = () =>
  happen(commentCreated, {
    id: null as never,
    communityId: aoba,
    postId: post.id,
    commenterId: by("hanako"),
    asOffice: false,
    posterId: by("ken"),
    postByAdmin: false,
    mentionedIds: [],
  } as never);

describe("choosing", () => {
  test("begins with what the product proposes and is kept kind by kind", async () => {
    expect(await choicesOf("ken")).toEqual(proposedChoices);
    await choose("ken", { like: "daily" });
    await choose("ken", { chat: "off" });
    expect(await choicesOf("ken")).toEqual({ ...proposedChoices, like: "daily", chat: "off" });
    expect(await choicesOf("hanako")).toEqual(proposedChoices);
  });

  test("is for people who are signed in, and of what there is", async () => {
    await expect(server.as("guest").call(setNoticeChoices, { body: {} })).rejects.toMatchObject({
      status: 401,
    });
    const body = { like: "hourly" as never };
    await expect(server.as("ken").call(setNoticeChoices, { body })).rejects.toMatchObject({ status: 400 });
  });
});

describe("at once", () => {
  test("a mention is mailed once, in the account's language, with the way there and safe names", async () => {
    await mention(by("ken"));
    await server.drainJobs();
    await server.drainJobs();
    const [mail, ...more] = await mailsTo("ken");
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("でメンションしました");
    expect(mail?.text).toMatch(
      new RegExp(`/community/communities/${aoba}/post/${post.id}\\?notice_user_id=\\d+`),
    );
    expect(mail?.html).not.toContain("<b>見学会</b>");
    await kysely.updateTable("accounts").set({ language: "en" }).where("id", "=", account.ken).execute();
    await mention(by("ken"));
    await server.drainJobs();
    expect((await mailsTo("ken"))[1]?.subject).toContain("mentioned you in");
    await kysely.updateTable("accounts").set({ language: "ja" }).where("id", "=", account.ken).execute();
  });

  test("likes stay in the bell until somebody wants them", async () => {
    await happen(liked, { post, likerId: by("hanako") });
    await server.drainJobs();
    expect(await mails()).toEqual([]);
    await choose("ken", { like: "at_once" });
    await happen(liked, { post, likerId: by("ichiro") });
    await server.drainJobs();
    expect((await mailsTo("ken"))[0]?.subject).toContain("いいねしました");
  });

  test.each<[string, () => Promise<unknown>]>([
    ["read meanwhile", () => server.as("ken").call(markNoticesRead, { params: { id: aoba } })],
    ["no longer wanted", () => choose("ken", { mention: "off" })],
    [
      "of a post that is hidden now",
      () => kysely.updateTable("posts").set({ published: false }).where("id", "=", post.id).execute(),
    ],
    ["of a post that is deleted", () => kysely.deleteFrom("posts").where("id", "=", post.id).execute()],
    [
      "for somebody paused meanwhile",
      () => kysely.updateTable("memberships").set({ state: "paused" }).where("id", "=", by("ken")).execute(),
    ],
  ])("what is %s is not mailed", async (_, meanwhile) => {
    await mention(by("ken"));
    await meanwhile();
    await server.drainJobs();
    await digest();
    expect(await mails()).toEqual([]);
  });

  test("interest and the first words that come with it are one mail", async () => {
    const { room } = await openChat(server, { poster: "ichiro", interested: "hanako" });
    const body = { content: "はじめまして", client_id: crypto.randomUUID() };
    await server.as("hanako").call(sendChatMessage, { params: { room }, body });
    await server.drainJobs();
    const told = await mailsTo("ichiro");
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining(`/chats/${room}?notice_user_id=`)]);
  });

  test("a chat is told of once until it has been read, and never quoted", async () => {
    const { room } = await openChat(server, { poster: "ichiro", interested: "hanako" });
    await server.drainJobs();
    before = (await server.mails()).length;
    const say = (content: string) =>
      server
        .as("hanako")
        .call(sendChatMessage, { params: { room }, body: { content, client_id: crypto.randomUUID() } });
    await say("はじめまして");
    await say("秘密の話です");
    await server.drainJobs();
    await say("もう一つ");
    await server.drainJobs();
    const told = await mailsTo("ichiro");
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining("佐藤 花子さんから")]);
    expect(told[0]?.text).not.toContain("秘密");
    expect(await mailsTo("hanako")).toEqual([]);
  });
});

describe("while the provider has suspended the community", () => {
  const suspend = (suspended_at: Date | null) =>
    kysely.updateTable("communities").set({ suspended_at }).where("id", "=", aoba).execute();

  test("no news of it is mailed, at once or in the digest; afterwards it is", async () => {
    await suspend(server.clock.now());
    await mention(by("ken"));
    await comment();
    await server.drainJobs();
    await digest();
    expect(await mailsTo("ken")).toEqual([]);
    await suspend(null);
    await mention(by("ken"));
    await server.drainJobs();
    await server.drainJobs();
    expect(await mailsTo("ken")).toHaveLength(1);
  });
});

describe("the digest", () => {
  test("tells administrators in the morning who waits to be let in, with the way there, until they have seen it or want it no more (F25)", async () => {
    const waits = { communityId: aoba, membershipId: by("ichiro") } as never;
    await happen(candidacyBegan, waits);
    await server.drainJobs();
    expect(await mailsTo("misaki")).toEqual([]);
    await digest();
    const [mail, ...more] = await mailsTo("misaki");
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`/community/communities/${aoba}/alumnus_candidates_waiting_approval`);
    expect(await mailsTo("ken")).toEqual([]);
    await server.as("misaki").call(setNoticeChoices, { body: { application: "off" } });
    await happen(candidacyBegan, waits);
    server.clock.advance({ days: 1 });
    await digest();
    expect(await mailsTo("misaki")).toHaveLength(1);
  });

  test("is one mail a day over what is unread, and none when there is nothing", async () => {
    await comment();
    await comment();
    await choose("ken", { like: "daily" });
    await happen(liked, { post, likerId: by("ichiro") });
    await digest();
    await digest();
    const [mail, ...more] = await mailsTo("ken");
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("3件");
    expect(mail?.text.match(/notice_user_id=/g)).toHaveLength(3);
    server.clock.advance({ days: 1 });
    await digest();
    expect(await mailsTo("ken")).toHaveLength(1);
  });

  test("killed in the middle it goes on, and nobody is told twice or not at all", async () => {
    await choose("hanako", { mention: "daily" });
    await comment();
    await mention(by("hanako"));
    await happen(mentioned, {
      communityId: aoba,
      postId: post.id,
      commentId: null,
      writerId: by("ken"),
      asOffice: false,
      mentionedIds: [by("hanako")],
    });
    const { jobs } = server.services;
    let inserted = 0;
    const dying = {
      ...server.services,
      jobs: {
        ...jobs,
        insert: (async (...args: Parameters<typeof jobs.insert>) => {
          inserted += 1;
          if (inserted === 2) throw new Error("killed");
          return jobs.insert(...args);
        }) as typeof jobs.insert,
      },
    };
    await expect(sendDigests.run(dying, {})).rejects.toThrow("killed");
    await digest();
    await digest();
    for (const who of ["ken", "hanako"]) expect(await mailsTo(who)).toHaveLength(1);
  });
});

describe("unsubscribing", () => {
  const tokenOf = (who: "ken" | "hanako", scope: "comment" | "mention" | "digest") =>
    createUnsubscribeToken(server.services.secret, { accountId: account[who], scope });
  const oneClick = (token: string) =>
    server.app.inject({
      method: "POST",
      url: `/api/mail_subscription/unsubscribe?token=${encodeURIComponent(token)}`,
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" },
      payload: "List-Unsubscribe=One-Click",
    });

  test("a mail program does it without a session, once or twice; the page gives it back", async () => {
    const token = tokenOf("ken", "mention");
    expect((await oneClick(token)).statusCode).toBe(200);
    expect((await oneClick(token)).json()).toMatchObject({
      data: { switched_off: [{ kind: "mention", delivery: "at_once" }], still_on: [] },
    });
    expect(await choicesOf("ken")).toEqual({ ...proposedChoices, mention: "off" });
    await mention(by("ken"));
    await server.drainJobs();
    expect(await mails()).toEqual([]);
    await server.as("guest").call(subscribeAgain, { body: { token } });
    await server.as("guest").call(subscribeAgain, { body: { token } });
    expect(await choicesOf("ken")).toEqual(proposedChoices);
  });

  test("the digest's link stops all that comes with it, and nothing else", async () => {
    await choose("ken", { like: "daily" });
    const { data } = await server
      .as("guest")
      .call(unsubscribe, { query: { token: tokenOf("ken", "digest") } });
    expect(data.switched_off.map(({ kind }) => kind).sort()).toEqual(["comment", "like", "office"]);
    expect(await choicesOf("ken")).toEqual({
      ...proposedChoices,
      comment: "off",
      like: "off",
      office: "off",
    });
  });

  test("what was chosen by oneself since is not given back", async () => {
    const token = tokenOf("ken", "mention");
    await oneClick(token);
    await choose("ken", { mention: "off" });
    expect((await server.as("guest").call(subscribeAgain, { body: { token } })).data.switched_off).toEqual(
      [],
    );
    expect((await choicesOf("ken")).mention).toBe("off");
  });

  test("looking at the link changes nothing, as mail scanners do", async () => {
    const token = tokenOf("ken", "comment");
    const page = await server.as("guest").send(showUnsubscribePage, { query: { token } });
    expect([page.status, String(page.bytes)]).toEqual([
      200,
      expect.stringContaining("/mail/unsubscribe?token="),
    ]);
    await server.as("guest").call(showSubscription, { body: { token } });
    expect(await choicesOf("ken")).toEqual(proposedChoices);
  });

  test("an altered link, and one that names another account, do nothing", async () => {
    const token = tokenOf("ken", "mention");
    const forHanako = token.replace(/^\d+/, String(account.hanako));
    for (const wrong of [
      `${token}x`,
      token.slice(0, -2),
      forHanako,
      token.replace("mention", "digest"),
      "x",
      "1.like.",
    ])
      expect((await oneClick(wrong)).statusCode).toBe(400);
    expect([await choicesOf("ken"), await choicesOf("hanako")]).toEqual([proposedChoices, proposedChoices]);
  });

  test("the page cannot be made to run a script", async () => {
    const token = '"><script>alert(1)</script>';
    const page = await server.as("guest").send(showUnsubscribePage, { query: { token } });
    expect(String(page.bytes)).not.toContain("<script");
  });

  test("every mail of news names the address that mail programs call", async () => {
    await happen(interestExpressed, { post, interestedId: by("hanako") });
    await server.drainJobs();
    const url = new URL((await mailsTo("ken"))[0]?.unsubscribeUrl ?? "");
    expect((await oneClick(url.searchParams.get("token") ?? "")).json()).toMatchObject({
      data: { switched_off: [{ kind: "interest", delivery: "at_once" }] },
    });
  });
});
