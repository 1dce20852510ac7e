import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";
import { afterAll, beforeEach, expect, test } from "vitest";
import { uploadImage } from "#features/files/contract/calls.ts";
import { startTcpProxy } from "#kit/testing/tcp-proxy.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";
import { PartAway } from "../absence.ts";
import { jpeg } from "../images/test-pictures.test-helper.ts";
import { createStorage } from "./storage.ts";

const LIMITS = { connect: 1_000, silence: 1_000, whole: 4_000 };
const bytes = Buffer.alloc(3_000_000, "縁");

const home = await mkdtemp(join(tmpdir(), "enishi-s3-"));
const s3 = new S3rver({
  address: "127.0.0.1",
  port: 0,
  silent: true,
  directory: home,
  configureBuckets: [{ name: "enishi" }],
});
const proxy = await startTcpProxy({ host: "127.0.0.1", port: (await s3.run()).port });
const silence = await startTcpProxy({ host: "127.0.0.1", port: proxy.port });
silence.freeze();
const urlOf = (port: number) => `s3://S3RVER:S3RVER@127.0.0.1:${port}/enishi?region=us-east-1&tls=0`;

const said: string[] = [];
const absence = { begins: () => void said.push("away"), ends: () => void said.push("there") };
const storage = createStorage({ url: urlOf(proxy.port), absence, limits: LIMITS });
const silent = createStorage({ url: urlOf(silence.port), limits: LIMITS });
const removals = { begun: 0, ended: 0 };
const server = await startTestServer({
  filesUrl: urlOf(proxy.port),
  wrapStorage: (real) => ({
    ...real,
    delete: (key) => {
      removals.begun += 1;
      return real.delete(key).finally(() => {
        removals.ended += 1;
      });
    },
  }),
});
const picture = new File([new Uint8Array(await jpeg(40, 30))], "写真.jpg");
const upload = () =>
  server.as("hanako").send(uploadImage, {
    params: { id: server.ids.aoba },
    files: { image: picture },
    body: {},
  });
afterAll(async () => {
  storage.close();
  silent.close();
  await proxy.cut();
  await silence.cut();
  await s3.close();
  await rm(home, { recursive: true, force: true });
});

/** Tries every operation of the storage and expects each to say that the storage is away. */
async function expectAway(): Promise<void> {
  const attempts = [
    storage.put("new.bin", bytes, "application/octet-stream"),
    storage.get("kept.bin"),
    storage.stream("kept.bin"),
    storage.delete("kept.bin"),
  ];
  for (const outcome of await Promise.allSettled(attempts))
    expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(PartAway) });
}
const read = async () => (await storage.stream("kept.bin"))?.body ?? Readable.from([]);

beforeEach(async () => {
  await storage.put("kept.bin", bytes, "application/octet-stream");
  said.length = 0;
});

test("while the storage is cut off everything says so, and works again by itself", async () => {
  await proxy.cut();
  await expectAway();
  expect(new Set(said)).toEqual(new Set(["away"]));
  await proxy.restore();
  expect((await storage.get("kept.bin"))?.equals(bytes)).toBe(true);
  expect(await storage.get("new.bin")).toBeNull();
  expect(said.at(-1)).toBe("there");
});

test("while the storage is silent everything is given up, and works again by itself", async () => {
  proxy.freeze();
  await expectAway();
  proxy.thaw();
  expect((await storage.get("kept.bin"))?.equals(bytes)).toBe(true);
});

test("a storage that falls silent in the middle of a file ends its reader", async () => {
  const body = await read();
  proxy.freeze();
  await expect(buffer(body)).rejects.toThrow(PartAway);
  proxy.thaw();
});

test("a reader that takes its time gets the whole file", async () => {
  const chunks: Buffer[] = [];
  for await (const chunk of await read()) {
    // No bytes are read for as long as it takes to give another storage up.
    if (chunks.length === 0) await expect(silent.get("kept.bin")).rejects.toThrow(PartAway);
    chunks.push(chunk as Buffer);
  }
  expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
});

test("an upload is answered 503 while the storage is away, keeps nothing, and works afterwards", async () => {
  const rows = () => server.database.kysely.selectFrom("files").select("id").execute();
  const before = await rows();
  await proxy.cut();
  const { status, body, headers } = await upload();
  expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  expect(body).toMatchObject({ error_message_code: "ERROR_UNAVAILABLE" });
  expect(await rows()).toEqual(before);
  await proxy.restore();
  expect((await upload()).status).toBe(200);
});

test("an upload to a silent storage is answered when the storage is given up, and cleared away only afterwards", async () => {
  removals.begun = 0;
  removals.ended = 0;
  proxy.freeze();
  const { status } = await upload();
  expect([status, removals.begun > 0, removals.ended]).toEqual([503, true, 0]);
  proxy.thaw();
  await until("everything is cleared away", () => removals.ended === removals.begun);
});
