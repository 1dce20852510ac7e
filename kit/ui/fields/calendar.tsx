import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/dates/styles.css";
import "dayjs/locale/ja";
import { DatePicker, MonthPicker } from "@mantine/dates";
import { useEffect, useRef } from "react";
import { todayInTokyo } from "#kit/contract/fields/tokyo-time.ts";
import type { Language } from "#kit/contract/language.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { MantineIsland } from "../theme/mantine-island.tsx";
import styles from "./calendar.module.css";
import { useFieldMessages } from "./messages.ts";

export type CalendarProps = {
  /** The value is YYYY-MM-DD or YYYY-MM; any other text is no choice yet. */
  readonly value: string;
  readonly onPick: (value: string) => void;
  readonly precision: "day" | "month";
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** The calendar opens at this YYYY-MM-DD while nothing is chosen. */
  readonly opensAt?: string | undefined;
};

const asDay = (value: string | undefined) => (value?.length === 7 ? `${value}-01` : value);
const isDay = (value: string | undefined) => value !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(value);

const nameOf = {
  ja: new Intl.DateTimeFormat("ja-JP", { dateStyle: "long", timeZone: "UTC" }),
  en: new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" }),
};
const dayName = (day: string, language: Language) => nameOf[language].format(new Date(`${day}T00:00:00Z`));

/** The picker of a day or a month brings Mantine with it, so import it lazily. */
export default function Calendar({ value, onPick, precision, min, max, opensAt }: CalendarProps) {
  const { language } = useLanguage();
  const { calendar: ariaLabels } = useFieldMessages();
  const chosen = isDay(asDay(value)) ? asDay(value) : undefined;
  const today = todayInTokyo();
  const shared = {
    value: chosen ?? null,
    defaultDate: chosen ?? opensAt,
    minDate: asDay(min),
    maxDate: asDay(max),
    locale: language,
    yearLabelFormat: language === "ja" ? "YYYY年" : "YYYY",
    size: "md" as const,
    hideOutsideDates: true,
    ariaLabels,
  };
  const frame = useRef<HTMLDivElement>(null);
  // Here the arrow keys choose; the panel may have opened before this was loaded.
  useEffect(() => frame.current?.querySelector<HTMLElement>("table [tabindex='0']")?.focus(), []);
  return (
    <div ref={frame}>
      <MantineIsland>
        {precision === "day" ? (
          <DatePicker
            {...shared}
            monthLabelFormat={language === "ja" ? "YYYY年M月" : "MMMM YYYY"}
            firstDayOfWeek={0}
            classNames={{ day: styles.day ?? "" }}
            highlightToday
            getDayProps={(day) => ({
              "aria-label": dayName(day, language),
              "aria-current": day === today ? "date" : undefined,
            })}
            weekendDays={[0]}
            onChange={(picked) => picked && onPick(picked)}
          />
        ) : (
          <MonthPicker {...shared} onChange={(picked) => picked && onPick(picked.slice(0, 7))} />
        )}
      </MantineIsland>
    </div>
  );
}
