import { useLanguage } from "#kit/web/i18n.ts";
import type { FigureRange } from "../contract/calls.ts";
import { useDashboardMessages } from "./messages.ts";

/** Compares a number with that of the range before; null where that was not counted whole. */
export function useChange(range: FigureRange) {
  const text = useDashboardMessages().change;
  const { language } = useLanguage();
  const signed = new Intl.NumberFormat(language, { signDisplay: "always" });
  return (total: number, before: number | null): string => {
    if (before === null) return text.unknown(text.ranges[range]);
    return total === before
      ? text.same(text.ranges[range])
      : text.by(text.ranges[range], signed.format(total - before));
  };
}
