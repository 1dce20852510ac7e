import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keysIn } from "./entries.test-helper.ts";
import { createStorage } from "./storage.ts";
import type { Storage } from "./stored-file.ts";

const credentials = "S3RVER:S3RVER";
let home: string;
let s3: S3rver;
let s3Host: string;
const storages: Record<string, Storage> = {};

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "storage-"));
  const configureBuckets = [{ name: "enishi" }];
  s3 = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: join(home, "s3"),
    configureBuckets,
  });
  s3Host = `127.0.0.1:${(await s3.run()).port}`;
  storages.folder = createStorage({ url: `file:${home}/files` });
  storages.S3 = createStorage({ url: `s3://${credentials}@${s3Host}/enishi?region=us-east-1&tls=0` });
});
afterAll(async () => {
  for (const storage of Object.values(storages)) storage.close();
  await s3.close();
  await rm(home, { recursive: true, force: true });
});

const storageAt = (place: string): Storage => {
  const storage = storages[place];
  if (!storage) throw new Error(`no storage ${place}`);
  return storage;
};
/** The file holds every byte value, so that a conversion to text on the way would show. */
const bytes = Buffer.from(
  Uint8Array.from({ length: 3_000_000 }, (_, index) => (index * 7 + (index >> 8)) % 256),
);

describe.each(["folder", "S3"])("on %s", (place) => {
  test("a file comes back byte for byte, whole and as a stream", async () => {
    const storage = storageAt(place);
    await storage.put("images/12/w960.webp", bytes, "image/webp");
    expect((await storage.get("images/12/w960.webp"))?.equals(bytes)).toBe(true);
    const stream = await storage.stream("images/12/w960.webp");
    expect(stream?.size).toBe(bytes.length);
    expect(stream && (await buffer(stream.body)).equals(bytes)).toBe(true);
  });

  test("an empty file is a file", async () => {
    const storage = storageAt(place);
    await storage.put("empty.txt", Buffer.alloc(0), "text/plain");
    expect(await storage.get("empty.txt")).toEqual(Buffer.alloc(0));
  });

  test("a second file of the same key replaces the first", async () => {
    const storage = storageAt(place);
    await storage.put("icon.png", Buffer.from("a longer first file"), "image/png");
    await storage.put("icon.png", Buffer.from("second"), "image/png");
    expect((await storage.get("icon.png"))?.toString()).toBe("second");
  });

  test("what is not there, and what was deleted, is null; deleting twice is fine", async () => {
    const storage = storageAt(place);
    await storage.put("gone.png", Buffer.from("x"), "image/png");
    await storage.delete("gone.png");
    await storage.delete("gone.png");
    expect(await storage.get("gone.png")).toBeNull();
    expect(await storage.stream("gone.png")).toBeNull();
    expect(await storage.get("images")).toBeNull();
    expect(await storage.stream("images")).toBeNull();
  });

  test.each([
    "../secret",
    "a/../../secret",
    "/etc/passwd",
    "a//b",
    "a/",
    ".hidden",
    "a/.b",
    "画像.png",
    "A.png",
    "a\\b",
    "a\0",
    "a\n",
    "",
    "a".repeat(513),
  ])("the key %j is refused by every method", async (key) => {
    const storage = storageAt(place);
    await expect(storage.put(key, bytes, "image/png")).rejects.toThrow(TypeError);
    await expect(storage.get(key)).rejects.toThrow(TypeError);
    await expect(storage.stream(key)).rejects.toThrow(TypeError);
    await expect(storage.delete(key)).rejects.toThrow(TypeError);
  });

  test("a folder lists all that lies in it, and what is discarded has gone", async () => {
    const storage = storageAt(place);
    const keys = ["listed/1/a.webp", "listed/1/b.webp", "listed/2/c.webp"];
    for (const key of [...keys, "other/d.webp"]) await storage.put(key, Buffer.from("x"), "image/webp");
    expect(await keysIn(storage, "listed")).toEqual(keys);
    for await (const { modifiedAt } of storage.list("listed"))
      expect(modifiedAt.getTime()).toBeGreaterThan(0);
    await storage.discard("listed/1/a.webp");
    expect(await keysIn(storage, "listed")).toEqual(keys.slice(1));
    expect(await keysIn(storage, "nothing")).toEqual([]);
  });

  test("forty files written at once are all there, each its own", async () => {
    const storage = storageAt(place);
    const names = Array.from({ length: 40 }, (_, index) => `many/${index % 4}/file-${index}.txt`);
    await Promise.all(names.map((name) => storage.put(name, Buffer.from(name), "text/plain")));
    const read = await Promise.all(names.map((name) => storage.get(name)));
    expect(read.map(String)).toEqual(names);
  });
});

test("in the folder, readers during sixty overwrites only ever see a whole file", async () => {
  const storage = storageAt("folder");
  const versions = ["a", "b"].map((letter) => Buffer.alloc(200_000, letter));
  await storage.put("busy.bin", versions[0] ?? bytes, "application/octet-stream");
  const writes = Array.from({ length: 60 }, (_, index) =>
    storage.put("busy.bin", versions[index % 2] ?? bytes, "application/octet-stream"),
  );
  const reads = await Promise.all(Array.from({ length: 60 }, () => storage.get("busy.bin")));
  await Promise.all(writes);
  expect(reads.every((read) => versions.some((version) => read?.equals(version)))).toBe(true);
});

test("in the folder, half a file and an empty folder of a kill are listed too, and go with their folders", async () => {
  const storage = storageAt("folder");
  await storage.put("killed/1/a.webp", Buffer.from("x"), "image/webp");
  await mkdir(join(home, "files", "killed", "2", "3"), { recursive: true });
  await writeFile(join(home, "files", "killed", "1", ".half.tmp"), "x");
  const listed = () => keysIn(storage, "killed");
  expect(await listed()).toEqual(["killed/1/.half.tmp", "killed/1/a.webp", "killed/2/3"]);
  for (const key of await listed()) await storage.discard(key);
  expect(await listed()).toEqual(["killed"]);
});

test.skipIf(process.platform === "win32")(
  "in the folder, no other user of the machine reads what is kept",
  async () => {
    await storageAt("folder").put("private/1/a.webp", Buffer.from("x"), "image/webp");
    const modeOf = async (path: string) => ((await stat(join(home, "files", path))).mode & 0o777).toString(8);
    for (const path of ["", "private", "private/1"])
      expect([path, await modeOf(path)]).toEqual([path, "700"]);
    expect(await modeOf("private/1/a.webp")).toBe("600");
  },
);

test("a failed write leaves nothing behind in the folder", async () => {
  await writeFile(join(home, "files", "plain"), "a file where a folder is needed");
  await expect(storageAt("folder").put("plain/inside.png", bytes, "image/png")).rejects.toThrow();
  await storageAt("folder").put("taken/inside.png", bytes, "image/png");
  await expect(storageAt("folder").put("taken", bytes, "image/png")).rejects.toThrow();
  expect((await readdir(join(home, "files"))).filter((name) => name.endsWith(".tmp"))).toEqual([]);
});

test("S3 keeps the content type", async () => {
  await storageAt("S3").put("typed.bin", Buffer.from("x"), "image/webp");
  const { headers } = await fetch(`http://${s3Host}/enishi/typed.bin`);
  expect(headers.get("content-type")).toBe("image/webp");
});

test("an unknown access key is an error, not a missing file", async () => {
  const storage = createStorage({ url: `s3://UNKNOWN:S3RVER@${s3Host}/enishi?region=us-east-1&tls=0` });
  await expect(storage.get("images/12/w960.webp")).rejects.toThrow();
  storage.close();
});

test("a bucket that is not there is an error, not a missing file", async () => {
  const storage = createStorage({ url: `s3://${credentials}@${s3Host}/other?region=us-east-1&tls=0` });
  await expect(storage.get("images/12/w960.webp")).rejects.toThrow();
  storage.close();
});

test.each([
  "",
  "data/files",
  "file:",
  "http://host/bucket",
  "s3://host/bucket",
  "s3://KEY:hidden@host",
  "s3://KEY:hidden@host/b?tls=yes",
])("the address %j is refused with the right form and without the secret", (url) => {
  expect(() => createStorage({ url })).toThrow(/^FILES_URL should be file:.* or s3:/);
  expect(() => createStorage({ url })).not.toThrow(/hidden/);
});
