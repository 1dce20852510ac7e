import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { S3Place } from "./storage-url.ts";
import { assertKey, type Storage, type StoredStream } from "./stored-file.ts";

const isMissing = (error: unknown) => error instanceof S3ServiceException && error.name === "NoSuchKey";

const createClient = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Place) =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Storages other than Amazon's know neither a host name for each bucket nor the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
    // Milliseconds: a storage that hangs must not hold a request for ever.
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
  });

export function createS3Storage(place: S3Place): Storage {
  const client = createClient(place);
  const at = (key: string) => {
    assertKey(key);
    return { Bucket: place.bucket, Key: key };
  };

  async function stream(key: string): Promise<StoredStream | null> {
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand(at(key)));
      if (!(Body instanceof Readable)) throw new Error(`The storage answered ${key} without a body`);
      return { body: Body, size: ContentLength ?? 0 };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return {
    async put(key, bytes, contentType) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType }));
    },
    async get(key) {
      const found = await stream(key);
      return found && buffer(found.body);
    },
    stream,
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    close: () => client.destroy(),
  };
}
