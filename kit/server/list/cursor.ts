import { commonErrors } from "#kit/contract/errors.ts";
import { isKeptTime } from "#kit/contract/wire.ts";
import { failure } from "#kit/server/failure.ts";

/** A cursor is the key of a page's last row, so that rows written or removed before it do not move what follows. */
export type Cursor = { readonly time: Date; readonly id: number };

/** The text is opaque to clients. */
export const encodeCursor = ({ time, id }: Cursor): string =>
  Buffer.from(`${time.getTime().toString(36)}.${id.toString(36)}`).toString("base64url");

/** @throws ERROR_INVALID_PARAMS on `field` for a text that this server has not made */
export function decodeCursor(text: string, field: string): Cursor {
  const [time = "", id = ""] = Buffer.from(text, "base64url").toString().split(".");
  const cursor = { time: new Date(Number.parseInt(time, 36)), id: Number.parseInt(id, 36) };
  if (!isKeptTime(cursor.time) || !Number.isSafeInteger(cursor.id) || encodeCursor(cursor) !== text)
    throw failure(commonErrors.ERROR_INVALID_PARAMS, { field });
  return cursor;
}

type Page<R> = { readonly page: readonly R[]; readonly next: string | null };

/** Cuts a page from rows that were read with one more than its size; that one tells whether there is a next page. */
export function cutPage<R>(rows: readonly R[], size: number, cursorOf: (row: R) => Cursor): Page<R> {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: last && rows.length > size ? encodeCursor(cursorOf(last)) : null };
}
