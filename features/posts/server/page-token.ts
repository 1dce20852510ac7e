import { commonErrors } from "#kit/contract/errors.ts";
import { isKeptTime } from "#kit/contract/wire.ts";
import { failure } from "#kit/server/failure.ts";

/** The key of a list's last row: nothing inserted or removed before it moves what follows. */
export type PageKey = { readonly at: string; readonly id: number };

/** Before every row of a list that runs backwards. */
export const FIRST_PAGE: PageKey = { at: "infinity", id: Number.MAX_SAFE_INTEGER };

export const writePageToken = (at: Date, id: number): string =>
  Buffer.from(`${at.getTime().toString(36)}.${id.toString(36)}`).toString("base64url");

/** @throws ERROR_INVALID_PARAMS for a token this server has not made */
export function readPageToken(token: string): PageKey {
  const [time = "", id = ""] = Buffer.from(token, "base64url").toString().split(".");
  const at = new Date(Number.parseInt(time, 36));
  const key = Number.parseInt(id, 36);
  if (!isKeptTime(at) || !Number.isSafeInteger(key) || writePageToken(at, key) !== token)
    throw failure(commonErrors.ERROR_INVALID_PARAMS, { field: "next_post_token" });
  return { at: at.toISOString(), id: key };
}
