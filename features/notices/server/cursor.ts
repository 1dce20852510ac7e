import { commonErrors } from "#kit/contract/errors.ts";
import { isKeptTime } from "#kit/contract/wire.ts";
import { failure } from "#kit/server/failure.ts";

/** The last row of a page: pages go on after it, whatever has come in above meanwhile. */
export type Position = { readonly time: Date; readonly id: number };

export const encodeCursor = ({ time, id }: Position): string =>
  Buffer.from(`${time.getTime()}.${id}`).toString("base64url");

export function decodeCursor(cursor: string): Position {
  const [, time, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!time || !id || !isKeptTime(new Date(Number(time))))
    throw failure(commonErrors.ERROR_INVALID_PARAMS, { field: "cursor" });
  return { time: new Date(Number(time)), id: Number(id) };
}

type Asked = { readonly page: number; readonly per_page: number; readonly cursor?: string | undefined };

/** The values of a list statement: time and id to go on after, rows to read, rows to skip. */
export function rangeOf({ page, per_page, cursor }: Asked): [Date | null, number | null, number, number] {
  if (cursor === undefined) return [null, null, per_page + 1, (page - 1) * per_page];
  const { time, id } = decodeCursor(cursor);
  return [time, id, per_page + 1, 0];
}

/** One row more than wanted was read; the cursor is there only if somebody has to go on. */
export function cutPage<R>(rows: readonly R[], perPage: number, positionOf: (row: R) => Position) {
  const page = rows.slice(0, perPage);
  const last = page.at(-1);
  return { page, next_cursor: last && rows.length > perPage ? encodeCursor(positionOf(last)) : null };
}
