import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { uploadImage } from "#features/files/contract/calls.ts";
import { createPost, updatePost } from "#features/posts/contract/calls.ts";
import { signOut } from "#features/sessions/contract/calls.ts";
import { type AnyCall, fillPath } from "#kit/contract/call.ts";
import { sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { castToken } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";

const server = await startTestServer();
const { port } = new URL(await server.listen());
const BODY = Buffer.from(JSON.stringify({ title: "近況", unknown: "あ".repeat(100_000) }));
const cookie = `${sessionCookieName("alumni")}=${castToken("hanako")}`;
const { aoba, minato } = server.ids;

/** Sends only the head of a request; the test decides how it goes on. */
function begin(call: AnyCall, id: number, headers: Record<string, string> = {}) {
  const sent = request({
    port,
    method: call.method,
    path: `/api${fillPath(call.path, { id })}`,
    headers: {
      "x-requested-with": "XMLHttpRequest",
      "x-enishi-area": "alumni",
      "content-type": call.files ? "multipart/form-data; boundary=edge" : "application/json",
      "content-length": BODY.length,
      ...headers,
    },
  });
  sent.flushHeaders();
  return { sent, answered: answerTo(sent) };
}

async function answerTo(sent: ClientRequest) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  sent.once("response", resolve).once("error", reject);
  const answer = await promise;
  const body = JSON.parse(await text(answer)) as { error_message_code?: string };
  return [answer.statusCode, body.error_message_code];
}

test.each([
  ["a guest", updatePost, 1, {}, [401, "ERROR_UNAUTHENTICATED"]],
  ["another site", updatePost, 1, { cookie, origin: "https://elsewhere.example" }, [403, "ERROR_CROSS_SITE"]],
  ["a stranger to the community", createPost, minato, { cookie }, [404, "RECORD_NOT_FOUND"]],
  ["a guest with a file", uploadImage, aoba, {}, [401, "ERROR_UNAUTHENTICATED"]],
])("%s is refused before anything of the body has been sent", async (_, call, id, headers, refusal) => {
  const { sent, answered } = begin(call, id, headers);
  expect(await answered).toEqual(refusal);
  sent.destroy();
});

test("whoever sends the body all the same goes on with the same connection", async () => {
  const socket = connect(Number(port));
  let received = "";
  socket.setEncoding("utf8").on("data", (piece) => {
    received += piece;
  });
  const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  const own = "host: localhost\r\nx-requested-with: XMLHttpRequest\r\n";
  socket.write(
    `PUT /api/posts/1 HTTP/1.1\r\n${own}content-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n`,
  );
  await until("the refusal", () => statuses().length === 1);
  socket.write(BODY);
  socket.write(`GET /api/communities/${aoba}/posts HTTP/1.1\r\n${own}cookie: ${cookie}\r\n\r\n`);
  await until("the answer to the next request", () => statuses().length === 2);
  socket.destroy();
  expect(statuses()).toEqual([401, 200]);
});

test("whose session ends while the body is on its way is refused once it has arrived", async () => {
  const asked = vi.spyOn(server.services.access, "lengthenSession");
  const { sent, answered } = begin(createPost, aoba, { cookie });
  sent.write(BODY.subarray(0, 1_000));
  await until("the server knows who is writing", () => asked.mock.settledResults.length > 0);
  await server.as("hanako").call(signOut.alumnus);
  sent.end(BODY.subarray(1_000));
  expect(await answered).toEqual([401, "ERROR_UNAUTHENTICATED"]);
});
