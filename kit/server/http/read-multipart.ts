import type { FastifyRequest } from "fastify";
import type { UploadedFile } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { fileBytes } from "#kit/contract/fields/limits.ts";
import { failure } from "../failure.ts";
import { createTurns, createTurnsByKey } from "../turns.ts";

const MB = 1024 * 1024;
/** The fields of the longest form, with what stands around them and the files. */
const FIELDS_BYTES = MB;
export const formLimits = { fileSize: fileBytes, fields: 20, fieldSize: FIELDS_BYTES / 8 };

const refuse = () => failure(commonErrors.ERROR_UNAVAILABLE);
/** What all bodies may hold of the memory together, in bytes: four of the largest, or a hundred photos of a phone. */
const inMemory = createTurns({ running: 256 * MB, waiting: 200, refuse });
/** Whoever sends slowly keeps nobody else waiting with it. */
const ofOneCaller = createTurnsByKey({ running: 2, waiting: 50, refuse });

type Body = { fields: Record<string, string>; files: Record<string, UploadedFile> };
type Asked = { readonly fileNames: readonly string[]; readonly caller: string };

/**
 * Reads a multipart body whole and answers what `work` makes of it. A body has its place in memory before anything of
 * it is read, by its announced length, and keeps it until the work is done; the others wait unread.
 * @throws ERROR_TOO_LARGE, and ERROR_UNAVAILABLE where too many wait
 */
export async function withMultipart<T>(
  request: FastifyRequest,
  { fileNames, caller }: Asked,
  work: (body: Body) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw failure(commonErrors.ERROR_INVALID_PARAMS);
  const most = fileNames.length * fileBytes + FIELDS_BYTES;
  const size = Number(request.headers["content-length"] ?? most);
  if (size > most) throw failure(commonErrors.ERROR_TOO_LARGE);
  const inTurn = async () => {
    // Whoever has gone while waiting would never send the rest.
    if (request.raw.destroyed) throw refuse();
    return work(await readMultipart(request, fileNames));
  };
  return ofOneCaller(caller, () => inMemory(inTurn, size));
}

/** Fields by name, and the files the call names; others are refused. */
async function readMultipart(request: FastifyRequest, fileNames: readonly string[]): Promise<Body> {
  const fields: Body["fields"] = {};
  const files: Body["files"] = {};
  // Not one file more than the call can use is ever held in memory.
  for await (const part of request.parts({ limits: { files: fileNames.length } })) {
    if (part.type === "field") fields[part.fieldname] = String(part.value);
    else if (!fileNames.includes(part.fieldname))
      throw failure(commonErrors.ERROR_INVALID_PARAMS, { field: part.fieldname });
    else files[part.fieldname] = { name: part.filename, bytes: await part.toBuffer() };
  }
  return { fields, files };
}
