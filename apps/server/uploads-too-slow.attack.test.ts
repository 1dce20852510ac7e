import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";

const server = await startTestServer({ uploadSeconds: 6 });
const address = new URL(await server.listen());
const MB = 1024 * 1024;

const part = (name: string, value: string) =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fields = [
  part("inquiry_type", "3"),
  part("content", "画面が開きません。"),
  part("email", "guest@example.jp"),
];

/** Begins a guest's form of this length and sends nothing of it yet. */
function begin(length: number): Socket {
  const socket = connect(Number(address.port), address.hostname);
  const head = [
    "POST /api/inquiries HTTP/1.1",
    "host: localhost",
    "x-requested-with: XMLHttpRequest",
    "content-type: multipart/form-data; boundary=edge",
    `content-length: ${length}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  return socket;
}

test("whoever sends too slowly to be done in time is told so and let go; whoever pauses on the way is not (R336)", async () => {
  const file = `--edge\r\ncontent-disposition: form-data; name="file1"; filename="a.txt"\r\n\r\n${"x".repeat(MB)}\r\n`;
  const form = Buffer.from(`${fields.join("")}${file}--edge--\r\n`);
  const pausing = begin(form.length);
  pausing.write(form.subarray(0, form.length / 2));

  const slow = begin(20 * MB);
  slow.write(fields.join(""));
  const refusal = await text(slow);
  expect(refusal).toMatch(
    /^HTTP\/1.1 408 .*connection: close.*"error_message_code":"ERROR_UPLOAD_TOO_SLOW"/s,
  );

  pausing.write(form.subarray(form.length / 2));
  const [answer] = await once(pausing, "data");
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
  pausing.destroy();
});
