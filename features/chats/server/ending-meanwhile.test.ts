import { expect, test } from "vitest";
import { leaveCommunity } from "#features/withdrawal/contract/calls.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { showChat } from "../contract/calls.ts";
import { sendChatMessage } from "../contract/message-calls.ts";
import { openChat } from "./chat-world.test-helper.ts";
import { findChatroom } from "./chatroom.sql.ts";

/** This runs between a call's first read of its chat and its turn to write. */
let meanwhile: (() => Promise<unknown>) | undefined;
const server = await startTestServer({
  wrapDatabase: (real) => ({
    ...real,
    run: async (statement, values) => {
      const rows = await real.run(statement, values);
      if (statement.name === findChatroom.name) {
        const once = meanwhile;
        meanwhile = undefined;
        await once?.();
      }
      return rows;
    },
  }),
});

test("a message to whoever leaves in the same moment is refused, not kept where nobody reads it", async () => {
  const { room } = await openChat(server, { poster: "ken", interested: "hanako" });
  meanwhile = () =>
    server.as("ken").call(leaveCommunity, {
      params: { id: server.ids.aoba },
      body: { current_password: castPassword },
    });
  const sent = server
    .as("hanako")
    .call(sendChatMessage, { params: { room }, body: { content: "まだいますか" } });
  await expect(sent).rejects.toMatchObject({ code: "CHAT_CLOSED" });
  expect((await server.as("hanako").call(showChat, { params: { room } })).messages).toEqual([]);
});
