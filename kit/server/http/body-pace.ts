import type { IncomingMessage } from "node:http";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "../failure.ts";

/** Every call is answered within a minute or fails. R336 */
export const ANSWER_SECONDS = 60;
const LOOKS = 6;
/** A network may be half as fast at first as it is later, so half of the pace that would arrive in time is enough. */
const LEAST = 1 / 2;

/**
 * Reads a body of `size` bytes while it keeps pace, so that nobody holds a place in memory without sending.
 * @throws ERROR_UPLOAD_TOO_SLOW
 */
export async function atPace<T>(
  request: IncomingMessage,
  { size, seconds }: { readonly size: number; readonly seconds: number },
  read: () => Promise<T>,
): Promise<T> {
  const { socket } = request;
  const before = socket.bytesRead;
  const tooSlow = Promise.withResolvers<never>();
  let looks = 0;
  const watch = setInterval(
    () => {
      looks += 1;
      if (socket.bytesRead - before >= (size * LEAST * looks) / LOOKS) return;
      request.pause();
      tooSlow.reject(failure(commonErrors.ERROR_UPLOAD_TOO_SLOW));
    },
    (seconds * 1000) / LOOKS,
  );
  try {
    return await Promise.race([read(), tooSlow.promise]);
  } finally {
    clearInterval(watch);
  }
}
