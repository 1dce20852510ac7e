import type { Readable } from "node:stream";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "../failure.ts";

/**
 * Returns the first `keep` bytes of a body and discards the rest, so that the sender is not left with half a request.
 * @throws ERROR_TOO_LARGE beyond `refuse` bytes
 */
export async function readHead(
  body: Readable,
  { keep, refuse }: { keep: number; refuse: number },
): Promise<Buffer> {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    if (size < keep) kept.push(chunk.subarray(0, keep - size));
    size += chunk.length;
    if (size > refuse) throw failure(commonErrors.ERROR_TOO_LARGE);
  }
  return Buffer.concat(kept);
}
