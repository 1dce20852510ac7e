import type { Readable } from "node:stream";

/** `size` is in bytes. The caller reads or destroys the body. */
export type StoredStream = { readonly body: Readable; readonly size: number };

/** An entry of the storage is a file, half a file that a kill has left, or an empty folder. */
export type StoredEntry = { readonly key: string; readonly modifiedAt: Date };

/**
 * Every method refuses a key that `assertKey` does not accept with a TypeError. While the storage is away, every method
 * and every body being read fails with a PartAway.
 */
export type Storage = {
  /** Writes the whole file or nothing and returns once it is stored. A file of the same key is replaced. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Returns null when there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** Returns null when there is no such file. */
  stream(key: string): Promise<StoredStream | null>;
  /** Does nothing when there is no such file. */
  delete(key: string): Promise<void>;
  /** Lists everything below a folder of the storage, such as `images`, in no order. */
  list(folder: string): AsyncIterable<StoredEntry>;
  /** Removes an entry of `list`, whatever its key looks like. */
  discard(key: string): Promise<void>;
  close(): void;
};

// No part begins with a dot, so a key neither leaves the folder nor clashes with files being written.
const keyShape = /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/;

/** Keys are equally narrow on every storage, so that what works on a folder works on S3. */
export function assertKey(key: string): void {
  if (key.length <= 512 && keyShape.test(key)) return;
  throw new TypeError(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
}
