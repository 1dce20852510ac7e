import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";

/**
 * Reads the body and gives up when the next bytes take too long. Silence of the connection itself says nothing here,
 * because a slow reader keeps the sender waiting.
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
