import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { ADMIN_PAGE_SIZES } from "#kit/contract/paging.ts";

export type PublishedFilter = "true" | "false" | "all";

/** What the address says of the list: its filters, its order, its page, and the post that is open. */
export type PostListState = {
  readonly published: PublishedFilter;
  readonly contentType: string;
  readonly search: string;
  readonly direction: "asc" | "desc";
  readonly page: number;
  readonly perPage: number;
  readonly postId: number | null;
};

/** R369, R370 */
const DEFAULTS = { published: "true", created_at: "desc" } as const;

const wholeNumber = (value: string | null): number | null =>
  value !== null && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;

/** The filters of an address; what it does not say or says wrongly is as the screen opens. */
export function readPostListState(params: URLSearchParams): PostListState {
  const published = params.get("published");
  const perPage = wholeNumber(params.get("per_page"));
  const contentType = params.get("content_type") ?? "";
  return {
    published: published === "false" || published === "all" ? published : DEFAULTS.published,
    contentType: /^[1-4]$/.test(contentType) ? contentType : "",
    search: params.get("q")?.trim() ?? "",
    direction: params.get("created_at") === "asc" ? "asc" : DEFAULTS.created_at,
    page: wholeNumber(params.get("page")) ?? 1,
    perPage: ADMIN_PAGE_SIZES.find((size) => size === perPage) ?? ADMIN_PAGE_SIZES[0],
    postId: wholeNumber(params.get("post")),
  };
}

/** The address with other values; null takes one out. Anything but a page or a post begins at the first page again. */
export function changeParams(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!("page" in changes) && !("post" in changes)) next.delete("page");
  for (const [name, value] of Object.entries(changes))
    if (value === null || value === "") next.delete(name);
    else next.set(name, value);
  return next;
}

export function usePostListState() {
  const [params, setParams] = useSearchParams();
  const bare = !params.has("published") || !params.has("created_at");
  useEffect(() => {
    if (bare)
      setParams((old) => ({ ...DEFAULTS, ...Object.fromEntries(old) }), {
        replace: true,
        preventScrollReset: true,
      });
  }, [bare, setParams]);
  return {
    state: readPostListState(params),
    change: (changes: Readonly<Record<string, string | null>>) =>
      setParams(changeParams(params, changes), { preventScrollReset: true }),
    linkTo: (postId: number) => `?${changeParams(params, { post: String(postId) })}`,
    clear: () => setParams(DEFAULTS, { preventScrollReset: true }),
  };
}
