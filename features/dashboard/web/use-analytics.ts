import { keepPreviousData } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { DEFAULT_RANGE, type FigureRange, figureRanges, showAnalytics } from "../contract/calls.ts";

const REFRESH_MS = MINUTE_MS;

/** The range of the address. */
export function useRange(): FigureRange {
  const [params] = useSearchParams();
  const wanted = Number(params.get("days"));
  return figureRanges.find((range) => range === wanted) ?? DEFAULT_RANGE;
}

/** What the dashboard shows, asked for again every minute while it is looked at. */
export function useAnalytics(days: FigureRange) {
  const communityId = Number(useParams().id);
  const query = useCall(
    showAnalytics,
    { query: { community_id: communityId, days } },
    { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS, meta: { silent: true } },
  );
  return { ...query, communityId };
}
