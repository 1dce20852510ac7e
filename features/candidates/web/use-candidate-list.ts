import { keepPreviousData } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { ADMIN_PAGE_SIZES } from "#kit/contract/paging.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { listCandidates } from "../contract/calls.ts";

const wholeNumber = (value: string | null): number =>
  value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : 1;

/** The list as the address says: search, order and page. R377 */
export function useCandidateList(communityId: number) {
  const [params, setParams] = useSearchParams();
  const size = Number(params.get("per_page"));
  const state = {
    info: params.get("info")?.trim() ?? "",
    direction: params.get("management_no") === "desc" ? ("desc" as const) : ("asc" as const),
    page: wholeNumber(params.get("page")),
    perPage: ADMIN_PAGE_SIZES.find((one) => one === size) ?? ADMIN_PAGE_SIZES[0],
  };
  const change = (changes: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (!("page" in changes)) next.delete("page");
        for (const [name, value] of Object.entries(changes))
          if (value === "") next.delete(name);
          else next.set(name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  const query = useCall(
    listCandidates,
    {
      params: { id: communityId },
      query: {
        ...(state.info ? { info: state.info } : {}),
        management_no: state.direction,
        page: state.page,
        per_page: state.perPage,
      },
    },
    { placeholderData: keepPreviousData, meta: { quiet: true } },
  );
  return { state, change, query };
}
