import { Badge } from "#kit/ui/badge/badge.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { type BulkActOutcome, type BulkActView, outcomeWords } from "../contract/calls.ts";
import { useBulkActMessages } from "./messages.ts";

export function outcomeOf({
  state,
  total,
  done,
}: Pick<BulkActView, "state" | "total" | "done">): BulkActOutcome {
  if (state !== "finished") return state;
  if (done === total) return "succeeded";
  return done === 0 ? "failed" : "partly";
}

const tones = {
  running: "accent",
  succeeded: "success",
  partly: "warning",
  failed: "danger",
  stopped: "danger",
} as const;

export function OutcomeBadge({ bulkAct }: { bulkAct: BulkActView }) {
  const outcome = outcomeOf(bulkAct);
  const { language } = useLanguage();
  return <Badge tone={tones[outcome]}>{outcomeWords[outcome][language]}</Badge>;
}

/** Returns how long the act took, or has taken until now. */
export function useDuration() {
  const text = useBulkActMessages();
  return ({ created_at, finished_at }: BulkActView): string => {
    if (finished_at === null) return "–";
    const seconds = Math.max(1, Math.round((Date.parse(finished_at) - Date.parse(created_at)) / 1000));
    return seconds < 60 ? text.seconds(`${seconds}`) : text.minutes(`${Math.round(seconds / 60)}`);
  };
}
