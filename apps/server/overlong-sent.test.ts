import { expect, test } from "vitest";
import { checkBannedWords } from "#features/banned-words/contract/calls.ts";
import { updatePost } from "#features/posts/contract/calls.ts";
import { POST_TITLE } from "#features/posts/contract/limits.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { bodyLimit } from "#kit/server/http/body-limit.ts";
import { startTestServer } from "#kit/testing/test-server.ts";

const server = await startTestServer();
const hanako = server.as("hanako");
const edit = (body: object) => hanako.send(updatePost, { params: { id: 1 }, body: body as never });

test("a post with a thousand tags and a title of a hundred thousand letters is refused on both fields", async () => {
  const tags = Array.from({ length: 1_000 }, (_, n) => `タグ${n}`);
  expect(await edit({ title: "あ".repeat(50_000), content: "<p>本文</p>", tags })).toMatchObject({
    status: 400,
    body: {
      error_message_code: "ERROR_INVALID_PARAMS",
      data: [
        { message_code: "ERROR_INVALID_PARAMS" },
        { field: "title", message_code: "TOO_LONG", params: { max: POST_TITLE.max } },
        { field: "tags", message_code: "TOO_MANY", params: { max: limits.tags } },
      ],
    },
  });
});

test("mark-up in mark-up that would take seconds to clean is refused", async () => {
  for (const content of [`${"<ul><li>".repeat(20_000)}本文`, `${"<a></a>".repeat(20_000)}本文`])
    expect(await edit({ title: "題", content })).toMatchObject({
      status: 400,
      body: {
        data: [
          { message_code: "ERROR_INVALID_PARAMS" },
          { field: "content", message_code: "INVALID_FORMAT" },
        ],
      },
    });
});

test("more than a call can ever take is not read to its end", async () => {
  const sentence = "あ".repeat(bodyLimit(checkBannedWords));
  expect(await hanako.send(checkBannedWords, { body: { sentence } })).toMatchObject({
    status: 413,
    body: { error_message_code: "ERROR_TOO_LARGE" },
  });
});
