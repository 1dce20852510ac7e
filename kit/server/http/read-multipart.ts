import type { FastifyRequest } from "fastify";
import type { UploadedFile } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { fileBytes } from "#kit/contract/fields/limits.ts";
import { Failure, failure } from "../failure.ts";
import { createKeyedSemaphore, createSemaphore } from "../semaphore.ts";
import { ANSWER_SECONDS, atPace } from "./body-pace.ts";

/** The fields of the longest form fit into this, with the delimiters around them and their files. */
const FIELDS_BYTES = 1024 * 1024;
export const formLimits = { fileSize: fileBytes, fields: 20, fieldSize: FIELDS_BYTES / 8 };

type Body = { fields: Record<string, string>; files: Record<string, UploadedFile> };
type FormRequest = BodySender & {
  readonly fileNames: readonly string[];
  /** The body may take this long; tests set less. */
  readonly seconds: number | undefined;
};

/**
 * Reads a multipart body whole and answers what `work` makes of it. A body gets its place in memory by its announced
 * length before anything of it is read, and keeps it until the work is done; others wait unread.
 * @throws ERROR_TOO_LARGE, ERROR_INVALID_PARAMS, ERROR_UPLOAD_TOO_SLOW, and ERROR_UNAVAILABLE where too many wait
 */
export async function withMultipart<T>(
  request: FastifyRequest,
  { fileNames, seconds = ANSWER_SECONDS, ...sender }: FormRequest,
  work: (body: Body) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw failure(commonErrors.ERROR_INVALID_PARAMS);
  const most = fileNames.length * fileBytes + FIELDS_BYTES;
  const size = Number(request.headers["content-length"] ?? most);
  if (size > most) throw failure(commonErrors.ERROR_TOO_LARGE);
  return inRoom(sender, size, async () => {
    // A client that has gone while waiting will never send the rest.
    if (request.raw.destroyed) throw failure(commonErrors.ERROR_UNAVAILABLE);
    return work(await atPace(request.raw, { size, seconds }, () => readMultipart(request, fileNames)));
  });
}

/** Reads fields by name and the files that the call names; other files are refused. */
async function readMultipart(request: FastifyRequest, fileNames: readonly string[]): Promise<Body> {
  const fields: Body["fields"] = {};
  const files: Body["files"] = {};
  try {
    // Memory never holds more files than the call can use.
    for await (const part of request.parts({ limits: { files: fileNames.length } })) {
      const field = part.fieldname;
      if (part.type === "file") {
        if (!fileNames.includes(field)) throw failure(commonErrors.ERROR_INVALID_PARAMS, { field });
        files[field] = { name: part.filename, bytes: await part.toBuffer() };
      } else if (part.valueTruncated) throw failure(commonErrors.ERROR_TOO_LARGE, { field });
      else fields[field] = String(part.value);
    }
  } catch (error) {
    throw asRefusal(error);
  }
  return { fields, files };
}

const tooLarge = ["FST_REQ_FILE_TOO_LARGE", "FST_FILES_LIMIT"];

/** This code only reads what was sent, so any error is the sender's. */
function asRefusal(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const isTooLarge = tooLarge.includes(String((error as { code?: unknown }).code));
  return failure(isTooLarge ? commonErrors.ERROR_TOO_LARGE : commonErrors.ERROR_INVALID_PARAMS);
}

const MB = 1024 * 1024;
/** A phone's photo with its form fits into this. */
const SMALL_BYTES = 8 * MB;

const refuse = () => failure(commonErrors.ERROR_UNAVAILABLE);
const room = (bytes: number) => createSemaphore({ running: bytes, waiting: 100, refuse });
/** Sizes are in bytes. Guests and accounts, small and large bodies have rooms of their own: none waits for another. */
const rooms = {
  guest: { small: room(32 * MB), large: room(128 * MB) },
  account: { small: room(64 * MB), large: room(64 * MB) },
};
/** However slowly somebody sends, they take at most two places from others. */
const ofOneCaller = createKeyedSemaphore({ running: 2, waiting: 50, refuse });

type BodySender = { readonly caller: string; readonly isGuest: boolean };

/**
 * Runs `work` once there is room in memory for a body of `size` bytes, and holds the room until the work is done.
 * @throws ERROR_UNAVAILABLE where too many wait
 */
function inRoom<T>({ caller, isGuest }: BodySender, size: number, work: () => Promise<T>): Promise<T> {
  const place = rooms[isGuest ? "guest" : "account"][size <= SMALL_BYTES ? "small" : "large"];
  return ofOneCaller(caller, () => place(work, size));
}
