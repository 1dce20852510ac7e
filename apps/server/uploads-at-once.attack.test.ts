import { once } from "node:events";
import { type ClientRequest, request } from "node:http";
import { afterEach, expect, test } from "vitest";
import { uploadImage } from "#features/files/contract/calls.ts";
import { listInquiryCategories, sendInquiry } from "#features/inquiries/contract/calls.ts";
import { png } from "#kit/server/images/test-pictures.test-helper.ts";
import { createHttpClient } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";

// Nobody here is cut off for sending slowly.
const errors: string[] = [];
const server = await startTestServer({
  trustProxy: ["127.0.0.1"],
  uploadSeconds: 3_600,
  logTo: { write: (line) => void (line.includes(`"level":50`) && errors.push(line)) },
});
const address = await server.listen();
const guest = createHttpClient(address, "guest");
const hanako = createHttpClient(address, "hanako");
const MB = 1024 * 1024;
const LARGEST = 61 * MB;

const slow: ClientRequest[] = [];
afterEach(() => {
  for (const sent of slow.splice(0)) sent.destroy();
});

const announce = (place: string, length: number): ClientRequest =>
  request(`${address}/api/inquiries`, {
    method: "POST",
    agent: false,
    headers: {
      "x-requested-with": "XMLHttpRequest",
      "x-forwarded-for": place,
      "content-type": "multipart/form-data; boundary=edge",
      "content-length": length,
      expect: "100-continue",
    },
  }).on("error", () => {});

/** Begins a form of this length from the address and sends no more of it. */
async function begin(place: string, length = LARGEST): Promise<ClientRequest> {
  const sent = announce(place, length);
  slow.push(sent);
  sent.flushHeaders();
  await once(sent, "continue");
  sent.write('--edge\r\ncontent-disposition: form-data; name="file1"; filename="a.txt"\r\n\r\nabc');
  return sent;
}

/** Sends a whole form from the address and returns its status. */
const send = async (place: string, attached = ""): Promise<number> => {
  const body = { inquiry_type: 3, content: "画面が開きません。", email: "guest@example.jp" };
  const files = attached === "" ? {} : { file1: new File([attached], "記録.txt") };
  return (await guest.send(sendInquiry, { body, files, headers: { "x-forwarded-for": place } })).status;
};
const upload = async (): Promise<number> => {
  const files = { image: new File([new Uint8Array(await png(40, 30))], "写真.png") };
  return (await hanako.send(uploadImage, { params: { id: server.ids.aoba }, files })).status;
};

/** This gives the server more time than a form needs, so that it has noticed who has gone. */
async function askOften(): Promise<void> {
  for (let n = 0; n < 20; n += 1) await guest.call(listInquiryCategories);
}

/** Tells which calls are still unanswered when another has been answered. */
function watch(answer: Promise<number>) {
  let waits = true;
  const done = answer.finally(() => {
    waits = false;
  });
  return { done, waits: () => waits };
}

test("whoever sends slowly makes others at the same place wait from the third form on, and nobody elsewhere", async () => {
  const [first] = [await begin("203.0.113.1"), await begin("203.0.113.1")];
  const third = watch(send("203.0.113.1"));
  expect(await send("203.0.113.2")).toBe(200);
  expect(third.waits()).toBe(true);
  first.destroy();
  expect(await third.done).toBe(200);
});

test("a large form waits unread until another has gone, small ones pass, and members notice nothing", async () => {
  const [first] = [await begin("203.0.113.1"), await begin("203.0.113.2")];
  const large = begin("203.0.113.3");
  const waiting = watch(send("203.0.113.4", "x".repeat(9 * MB)));
  expect(await send("198.51.100.1")).toBe(200);
  expect(await upload()).toBe(200);
  expect(waiting.waits()).toBe(true);
  await large;
  first?.destroy();
  expect(await waiting.done).toBe(200);
});

test("whoever goes away, while sending or while waiting, leaves the place to others", async () => {
  for (let round = 0; round < 4; round += 1) {
    for (let n = 0; n < 10; n += 1) await begin("203.0.113.1");
    const [first, second, ...waiting] = slow.splice(0);
    for (const sent of waiting) sent.destroy();
    await askOften();
    for (const sent of [first, second]) sent?.destroy();
    expect(await send("203.0.113.1")).toBe(200);
  }
  expect(errors, "nobody here is at fault").toEqual([]);
});

test("of one place fifty wait, and the next is refused at once", async () => {
  for (let n = 0; n < 52; n += 1) await begin("203.0.113.1", MB);
  expect(await send("203.0.113.1")).toBe(503);
  expect(await send("203.0.113.2")).toBe(200);
});

test("a form longer than any may be is refused before it is read", async () => {
  const sent = announce("203.0.113.1", LARGEST + 1);
  slow.push(sent);
  sent.flushHeaders();
  const [answer] = await once(sent, "response");
  expect(answer.statusCode).toBe(413);
});
