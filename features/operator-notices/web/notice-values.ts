import { typedInstant, typedMinute } from "#kit/contract/fields/tokyo-time.ts";
import type { OperatorNotice } from "../contract/calls.ts";

/** What is typed: times are `YYYY-MM-DDTHH:mm` in Japan, "" where there is none. */
export type ProductNoticeValues = {
  title: string;
  content: string;
  title_en: string;
  content_en: string;
  published: boolean;
  public_date: string;
  end_date: string;
};

const HALF_HOUR_MS = 1_800_000;

/** A new notice is proposed to begin with the half hour that has begun, so that saving publishes it. */
export const newNotice = (now: Date): ProductNoticeValues => ({
  title: "",
  content: "",
  title_en: "",
  content_en: "",
  published: true,
  public_date: typedMinute(new Date(now.getTime() - (now.getTime() % HALF_HOUR_MS))),
  end_date: "",
});

export const valuesOf = (notice: OperatorNotice): ProductNoticeValues => ({
  title: notice.title,
  content: notice.content,
  title_en: notice.title_en,
  content_en: notice.content_en,
  published: notice.published,
  public_date: typedMinute(new Date(notice.public_date)),
  end_date: notice.end_date === null ? "" : typedMinute(new Date(notice.end_date)),
});

export const bodyOf = ({ public_date, end_date, ...values }: ProductNoticeValues) => ({
  ...values,
  public_date: typedInstant(public_date),
  end_date: end_date === "" ? null : typedInstant(end_date),
});

/** Saving shows it to everybody at once. */
export const publishesNow = (values: ProductNoticeValues, now: Date): boolean => {
  const { published, public_date: start, end_date: end } = bodyOf(values);
  return published && new Date(start) <= now && (end === null || new Date(end) > now);
};
