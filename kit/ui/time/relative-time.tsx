import { useEffect, useReducer } from "react";
import { formatSecond } from "#kit/contract/fields/tokyo-time.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { cx } from "../class-names.ts";
import common from "../common.module.css";
import { formatRelative, nextChange } from "./format-relative.ts";

/** Says how long ago, updated while on the screen; the time to the second is its title. `time` is ISO 8601. */
export function RelativeTime({ time, className }: { time: string; className?: string }) {
  const { language } = useLanguage();
  const [, renew] = useReducer((count: number) => count + 1, 0);
  const moment = new Date(time);
  const now = new Date();
  const wait = nextChange(moment, now);
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(renew, wait * 1000);
    return () => clearTimeout(timer);
  });
  return (
    <time dateTime={time} title={formatSecond(moment)} className={cx(common.unbroken, className)}>
      {formatRelative(moment, now, language)}
    </time>
  );
}
