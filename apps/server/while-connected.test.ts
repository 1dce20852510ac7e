import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { showChat } from "#features/chats/contract/calls.ts";
import { CHAT_ROOM } from "#features/chats/contract/live.ts";
import { sendChatMessage } from "#features/chats/contract/message-calls.ts";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { COMMUNITY_ROOM } from "#features/communities/contract/live.ts";
import { downloadFile, uploadImage } from "#features/files/contract/calls.ts";
import { createPost, getPost, listPosts } from "#features/posts/contract/calls.ts";
import { COMMUNITY_ALUMNI_ROOM } from "#features/posts/contract/live.ts";
import { expressInterest } from "#features/reactions/contract/interest-calls.ts";
import type { AnyCall } from "#kit/contract/call.ts";
import { ROOM_CLOSED, roomName } from "#kit/contract/live.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import { jpeg } from "#kit/server/images/test-pictures.test-helper.ts";
import { connectLive, type LiveSocket } from "#kit/testing/live-socket.ts";
import type { TestInput } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";

const server = await startTestServer();
const address = await server.listen();
const { aoba } = server.ids;
const { kysely } = server.database;
const params = { id: aoba };

const write = async (
  who: "hanako" | "ken",
  content_type: number,
  title: string,
  image_ids: number[] = [],
) => {
  const body = { client_id: crypto.randomUUID(), content_type, title, content: `<p>${title}</p>`, image_ids };
  return (await server.as(who).call(createPost, { params, body })).data.id;
};

/** Hanako could do all this a moment ago. */
let reach: readonly (readonly [what: string, call: AnyCall, input: TestInput])[];
let rooms: string[];
let live: LiveSocket;

beforeAll(async () => {
  const picture = new File([new Uint8Array(await jpeg(40, 30))], "写真.jpg");
  const files = { image: picture };
  const image = (await server.as("ken").call(uploadImage, { params, files, body: {} })).data.id;
  const article = await write("ken", 1, "写真のある記事", [image]);
  const recruitment = await write("ken", 2, "募集");
  const { data } = await server.as("hanako").call(expressInterest, { params: { id: recruitment } });
  const room = data.chatroom_id ?? 0;
  reach = [
    ["the community", showCommunity, { params }],
    ["the timeline", listPosts, { params }],
    ["a post by its address", getPost, { params: { id: article } }],
    ["a picture", downloadFile, { params: { id: aoba, fileId: image } }],
    ["her chat", showChat, { params: { room } }],
    ["writing in her chat", sendChatMessage, { params: { room }, body: { content: "まだいますか" } }],
  ];
  rooms = [roomName(COMMUNITY_ROOM, aoba), roomName(COMMUNITY_ALUMNI_ROOM, aoba), roomName(CHAT_ROOM, room)];
});

beforeEach(async () => {
  live = await connectLive(address, "hanako");
  for (const room of rooms) expect(await live.join(room as `${string}:${number}`)).toBe(true);
  expect(await statuses()).toEqual(reach.map(([what]) => [what, 200]));
});
afterEach(() => live.close());

const statuses = () =>
  Promise.all(
    reach.map(async ([what, call, input]) => [what, (await server.as("hanako").send(call, input)).status]),
  );
const setMembership = (state: MembershipState) => server.setState("hanako", state);
const setCommunity = (values: {
  is_private?: boolean;
  is_daiko?: boolean;
  suspended_at?: Date | null;
  ip_allow_list?: string[];
}) => kysely.updateTable("communities").set(values).where("id", "=", aoba).execute();

describe("while she is connected", () => {
  test.each([
    ["she is paused", () => setMembership("paused"), 403, () => setMembership("participating")],
    ["she leaves", () => setMembership("withdrawn"), 404, () => setMembership("participating")],
    [
      "the community is hidden from members",
      () => setCommunity({ is_private: true }),
      403,
      () => setCommunity({ is_private: false }),
    ],
    [
      "the operator takes the community over",
      () => setCommunity({ is_daiko: true }),
      403,
      () => setCommunity({ is_daiko: false }),
    ],
    [
      "the provider suspends the community",
      () => setCommunity({ suspended_at: server.clock.now() }),
      403,
      () => setCommunity({ suspended_at: null }),
    ],
    [
      "her address is no longer allowed",
      () => setCommunity({ ip_allow_list: ["203.0.113.0/24"] }),
      403,
      () => setCommunity({ ip_allow_list: [] }),
    ],
  ])(
    "%s: pages, files, chats and live rooms close at once, and open again after",
    async (_, shut, status, open) => {
      await shut();
      expect((await live.until(ROOM_CLOSED, rooms.length)).map(({ payload }) => payload).toSorted()).toEqual(
        rooms.toSorted(),
      );
      expect(await statuses()).toEqual(reach.map(([what]) => [what, status]));
      for (const room of rooms) expect(await live.join(room as `${string}:${number}`)).toBe(false);
      await open();
      await until("she may listen again", () => live.join(roomName(COMMUNITY_ROOM, aoba)));
      expect(await statuses()).toEqual(reach.map(([what]) => [what, 200]));
    },
  );

  test("the provider suspends the community: its administrators and its contractor are outside as well", async () => {
    const statusFor = async (who: "misaki" | "makoto" | "hanako") =>
      (await server.as(who).send(showCommunity, { params })).status;
    await setCommunity({ suspended_at: server.clock.now() });
    await until("misaki is outside", async () => (await statusFor("misaki")) === 403);
    expect(await statusFor("makoto")).toBe(403);
    await expect(server.as("misaki").call(showCommunity, { params })).rejects.toMatchObject({
      code: "ERROR_COMMUNITY_SUSPENDED",
    });
    await setCommunity({ suspended_at: null });
    await until("misaki is inside", async () => (await statusFor("misaki")) === 200);
  });

  test("her account ends: nothing is open any more, and the connection is cut", async () => {
    const setEnd = (deleted_at: Date | null) =>
      kysely
        .updateTable("accounts")
        .set({ deleted_at })
        .where("id", "=", server.ids.account.hanako)
        .execute();
    await setEnd(server.clock.now());
    await live.until("disconnect");
    expect(await statuses()).toEqual(reach.map(([what]) => [what, 401]));
    await setEnd(null);
  });
});
