import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";

/**
 * The body, given up where somebody has waited that long for its next bytes. A slow reader keeps the sender waiting, so
 * the silence of the connection itself says nothing here.
 */
export function readTimely(
  body: IncomingMessage,
  limitMs: number,
  asError: (cause: unknown) => Error,
): Readable {
  body.setTimeout(0);
  return Readable.from(chunksOf(body, limitMs, asError), { objectMode: false });
}

async function* chunksOf(body: IncomingMessage, limitMs: number, asError: (cause: unknown) => Error) {
  const chunks = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const late = setTimeout(() => body.destroy(new Error(`no byte for ${limitMs} ms`)), limitMs);
      const { done, value } = await chunks.next().finally(() => clearTimeout(late));
      if (done) return;
      yield value as Buffer;
    }
  } catch (error) {
    throw asError(error);
  } finally {
    body.destroy();
  }
}
