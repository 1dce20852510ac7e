import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { type Absence, PartAway } from "../absence.ts";
import { readTimely } from "./read-timely.ts";
import type { S3Settings } from "./storage-url.ts";
import { assertKey, type Storage, type StoredStream } from "./stored-file.ts";

/** All limits are milliseconds; a call that needs the storage is answered within 10 s even if the storage is silent. */
const defaultLimits = {
  /** Each of two attempts may take this long for a connection, and this long without a byte in either direction. */
  connect: 3_000,
  silence: 4_500,
  /** All attempts together, with any wait for a connection; a file has a second more for each megabyte. */
  whole: 10_000,
};
export type S3Limits = typeof defaultLimits;
const BYTES_PER_MS = 1_000;

const isMissing = (error: unknown) => error instanceof S3ServiceException && error.name === "NoSuchKey";

/** A wrong key or bucket is a setting to correct, and a full storage is there; any other error may pass in a moment. */
const isAway = (error: unknown): boolean =>
  !(error instanceof S3ServiceException) ||
  (error.$fault === "server" && error.$metadata.httpStatusCode !== 507) ||
  error.$metadata.httpStatusCode === 429;

const createClient = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings, limits: S3Limits) =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Storages other than Amazon's know neither a host name for each bucket nor the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // Waiting for permission to send would be a silence that no limit measures.
    expectContinueHeader: false,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: limits.connect, socketTimeout: limits.silence },
  });

export function createS3Storage(
  settings: S3Settings,
  absence: Absence,
  limits: S3Limits = defaultLimits,
): Storage {
  const client = createClient(settings, limits);
  const at = (key: string) => {
    assertKey(key);
    return { Bucket: settings.bucket, Key: key };
  };
  const away = (cause: unknown) => {
    absence.begins(cause);
    return new PartAway("the file storage is away", { cause });
  };

  async function ask<T>(send: (abortSignal: AbortSignal) => Promise<T>, bytes = 0): Promise<T> {
    const whole = new AbortController();
    const timer = setTimeout(() => whole.abort(), limits.whole + bytes / BYTES_PER_MS);
    try {
      const answer = await send(whole.signal);
      absence.ends();
      return answer;
    } catch (error) {
      throw isAway(error) ? away(error) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function stream(key: string): Promise<StoredStream | null> {
    const command = new GetObjectCommand(at(key));
    try {
      const { Body, ContentLength } = await ask((abortSignal) => client.send(command, { abortSignal }));
      if (!(Body instanceof Readable)) throw new Error(`The storage answered ${key} without a body`);
      const body = readTimely(Body as IncomingMessage, limits.silence, away);
      return { body, size: ContentLength ?? 0 };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return {
    async put(key, bytes, contentType) {
      const command = new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType });
      await ask((abortSignal) => client.send(command, { abortSignal }), bytes.length);
    },
    async get(key) {
      const found = await stream(key);
      return found && buffer(found.body);
    },
    stream,
    async delete(key) {
      const command = new DeleteObjectCommand(at(key));
      await ask((abortSignal) => client.send(command, { abortSignal }));
    },
    async *list(folder) {
      const pages = paginateListObjectsV2({ client }, { Bucket: settings.bucket, Prefix: `${folder}/` });
      for await (const { Contents = [] } of pages)
        for (const { Key, LastModified } of Contents)
          if (Key !== undefined && LastModified) yield { key: Key, modifiedAt: LastModified };
    },
    async discard(key) {
      const command = new DeleteObjectCommand({ Bucket: settings.bucket, Key: key });
      await ask((abortSignal) => client.send(command, { abortSignal }));
    },
    close: () => client.destroy(),
  };
}
