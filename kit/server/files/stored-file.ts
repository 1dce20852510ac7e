import type { Readable } from "node:stream";

/** `size` is in bytes. Whoever takes the body reads or destroys it. */
export type StoredStream = { readonly body: Readable; readonly size: number };

/** What lies in the storage: a file, half a one that a kill has left, or a folder with nothing in it. */
export type StoredEntry = { readonly key: string; readonly modifiedAt: Date };

/**
 * Keys are as `assertKey` wants them; a key of another shape is refused with a TypeError by every method. While the
 * storage is away every method, and every body that is being read, fails with a PartAway.
 */
export type Storage = {
  /** Writes all of it or nothing; returns once it is kept. A file of the same key is replaced. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** Null when there is no such file. */
  stream(key: string): Promise<StoredStream | null>;
  /** Also fine when there is no such file. */
  delete(key: string): Promise<void>;
  /** Everything below a folder of the storage, such as `images`, in no order. */
  list(folder: string): AsyncIterable<StoredEntry>;
  /** Removes an entry that `list` has given, whatever its key looks like. */
  discard(key: string): Promise<void>;
  close(): void;
};

// No part begins with a dot: no way up or out of the folder, and no clash with files being written.
const keyShape = /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/;

/** The same narrow keys on every storage, so that what works on a folder works on S3. */
export function assertKey(key: string): void {
  if (key.length <= 512 && keyShape.test(key)) return;
  throw new TypeError(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
}
