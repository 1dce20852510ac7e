import { keepPreviousData } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import {
  DEFAULT_RANGE,
  type FigurePeriod,
  type FigureRange,
  figurePeriods,
  figureRanges,
  showAnalytics,
} from "../contract/calls.ts";

const REFRESH_MS = MINUTE_MS;

export type ShownRange = { readonly range: FigureRange; readonly period: FigurePeriod };

export function useShownRange(): ShownRange {
  const [params] = useSearchParams();
  const wanted = Number(params.get("days"));
  return {
    range: figureRanges.find((range) => range === wanted) ?? DEFAULT_RANGE,
    period: figurePeriods.find((period) => period === params.get("period")) ?? "current",
  };
}

/** Loads the dashboard, again every minute while it is visible. */
export function useAnalytics({ range, period }: ShownRange) {
  const communityId = Number(useParams().id);
  const query = useCall(
    showAnalytics,
    { query: { community_id: communityId, days: range, period } },
    { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS },
  );
  return { ...query, communityId };
}
