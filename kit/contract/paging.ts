import * as z from "zod/mini";
import { oneOf } from "./wire.ts";

/** R145: the first page is 1. Nobody needs later pages than this, and they would only burden the database. */
const MAX_PAGE = 100_000;
export const MEMBER_PAGE_SIZE = 20;
export const ADMIN_PAGE_SIZES = [30, 50, 100] as const;

const wholeNumber = (max: number) => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max));

export const page = z._default(wholeNumber(MAX_PAGE), 1);
export const memberPage = z.object({ page, per_page: z._default(wholeNumber(100), MEMBER_PAGE_SIZE) });
export const adminPage = z.object({
  page,
  per_page: z._default(oneOf(ADMIN_PAGE_SIZES), ADMIN_PAGE_SIZES[0]),
});
/** Counting stops here, since nobody pages that far: filters lead there. */
export const COUNTED_AT_MOST = 10_000;
/** A search without an index examines only this many rows, however long its list is. */
export const SEARCHED_AT_MOST = 10_000;
export const sortDirection = z.enum(["asc", "desc"]);
export type SortDirection = z.output<typeof sortDirection>;

/** There is at least one page, so that page 1 always exists. */
export const totalPages = (records: number, perPage: number): number =>
  Math.max(1, Math.ceil(records / perPage));

export const pagedFields = { total_pages: z.number(), total_records: z.number() } as const;

export const pageOf = <S extends z.ZodMiniType>(record: S) =>
  z.object({ data: z.object({ records: z.array(record) }), ...pagedFields });
