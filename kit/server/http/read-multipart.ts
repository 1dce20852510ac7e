import type { FastifyRequest } from "fastify";
import type { UploadedFile } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "../failure.ts";

/** Reads a multipart body whole: fields by name, and the files the call names; others are refused. */
export async function readMultipart(
  request: FastifyRequest,
  fileNames: readonly string[],
): Promise<{ fields: Record<string, string>; files: Record<string, UploadedFile> }> {
  if (!request.isMultipart()) throw failure(commonErrors.ERROR_INVALID_PARAMS);
  const fields: Record<string, string> = {};
  const files: Record<string, UploadedFile> = {};
  // Not one file more than the call can use is ever held in memory.
  for await (const part of request.parts({ limits: { files: fileNames.length } })) {
    if (part.type === "field") fields[part.fieldname] = String(part.value);
    else if (!fileNames.includes(part.fieldname))
      throw failure(commonErrors.ERROR_INVALID_PARAMS, { field: part.fieldname });
    else files[part.fieldname] = { name: part.filename, bytes: await part.toBuffer() };
  }
  return { fields, files };
}
