import { connect } from "node:net";
import { expect, test } from "vitest";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { uploadImage } from "#features/files/contract/calls.ts";
import { sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { blackRows, craftPng, png } from "#kit/server/images/test-pictures.test-helper.ts";
import { castToken } from "#kit/testing/cast.ts";
import { createHttpClient } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";

const server = await startTestServer();
const address = await server.listen();
const hanako = createHttpClient(address, "hanako");
const params = { id: server.ids.aoba };
const MB = 1024 * 1024;

const upload = (bytes: Uint8Array, name: string) =>
  hanako.send(uploadImage, { params, files: { image: new File([new Uint8Array(bytes)], name) } });
const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each([
  ["an SVG named .png", () => Buffer.from(svg), "絵.png", 400, "ERROR_IMAGE_TYPE"],
  [
    "a picture whose first byte is wrong",
    async () => Buffer.concat([Buffer.from([0x88]), (await png(40, 30)).subarray(1)]),
    "写真.png",
    400,
    "ERROR_IMAGE_TYPE",
  ],
  [
    "a web page with a picture in front",
    () => Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, "latin1"),
    "写真.png",
    400,
    "ERROR_IMAGE_BROKEN",
  ],
  [
    "30,000 by 30,000 pixels in a file of 110 kB",
    () => craftPng(30_000, 30_000, blackRows(30_000, 30_000)),
    "大きい.png",
    400,
    "ERROR_IMAGE_DIMENSIONS",
  ],
  ["21 MB", () => Buffer.alloc(21 * MB, 0xff), "重い.jpg", 413, "ERROR_TOO_LARGE"],
] as const)("%s is refused over the network, and nothing is kept", async (_, make, name, status, code) => {
  const answer = await upload(await make(), name);
  expect([answer.status, answer.body]).toMatchObject([status, { error_message_code: code }]);
  expect(await server.database.kysely.selectFrom("files").select("id").execute()).toEqual([]);
});

test("an upload broken off in the middle harms nobody else", async () => {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(
    [
      `POST /api/communities/${params.id}/media/upload HTTP/1.1`,
      "host: localhost",
      "x-requested-with: XMLHttpRequest",
      `cookie: ${sessionCookieName("alumni")}=${castToken("hanako")}`,
      "content-type: multipart/form-data; boundary=edge",
      `content-length: ${5 * MB}`,
      "",
      '--edge\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n',
    ].join("\r\n"),
  );
  await new Promise((resolve) => socket.write(Buffer.alloc(MB), resolve));
  socket.destroy();
  expect((await hanako.send(showCommunity, { params })).status).toBe(200);
  const whole = await upload(await png(40, 30), "写真.png");
  expect(whole.status).toBe(200);
});

const HEAD = 'content-disposition: form-data; name="image"; filename="a.png"';

test.each([
  ["without a boundary", "multipart/form-data", "--edge--"],
  ["of another boundary", "multipart/form-data; boundary=edge", "--other\r\n\r\nabc\r\n--other--\r\n"],
  ["cut off within a part", "multipart/form-data; boundary=edge", `--edge\r\n${HEAD}\r\n\r\nabc`],
  ["cut off within the head of a part", "multipart/form-data; boundary=edge", `--edge\r\n${HEAD}`],
  ["with a head of nothing", "multipart/form-data; boundary=edge", "--edge\r\n:\r\n\r\nabc\r\n--edge--\r\n"],
  [
    "with a field of a name that every object has",
    "multipart/form-data; boundary=edge",
    '--edge\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nabc\r\n--edge--\r\n',
  ],
  [
    "with a field that says it is JSON and is not",
    "multipart/form-data; boundary=edge",
    '--edge\r\ncontent-disposition: form-data; name="type"\r\ncontent-type: application/json\r\n\r\n{\r\n--edge--\r\n',
  ],
  [
    "with more fields than any form has",
    "multipart/form-data; boundary=edge",
    `${'--edge\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(30)}--edge--\r\n`,
  ],
])("a broken form is the sender's fault: %s", async (_, type, body) => {
  const answer = await fetch(`${address}/api/communities/${params.id}/media/upload`, {
    method: "POST",
    headers: {
      "x-requested-with": "XMLHttpRequest",
      cookie: `${sessionCookieName("alumni")}=${castToken("hanako")}`,
      "content-type": type,
    },
    body,
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { error_message_code: "ERROR_INVALID_PARAMS" },
  ]);
});
