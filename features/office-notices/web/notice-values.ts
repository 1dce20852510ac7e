import type { Image } from "#features/files/contract/image.ts";
import { typedInstant, typedMinute } from "#kit/contract/fields/tokyo-time.ts";
import type { OfficeNotice } from "../contract/calls.ts";
import type { NoticeTarget } from "../contract/fields.ts";

/** What is typed: times are `YYYY-MM-DDTHH:mm` in Japan, "" where there is none. */
export type NoticeValues = {
  title: string;
  content: string;
  image_ids: readonly Image[];
  detail_link: string;
  targets: readonly NoticeTarget[];
  view_id: string;
  published: boolean;
  publication_start_period: string;
  publication_end_period: string;
};

/** A new notice is proposed to begin with the half hour that has begun, so that saving publishes it. */
export const newNotice = (now: Date): NoticeValues => {
  const minute = now.getTime() - (now.getTime() % 1_800_000);
  return {
    title: "",
    content: "",
    image_ids: [],
    detail_link: "",
    targets: ["employee"],
    view_id: "",
    published: true,
    publication_start_period: typedMinute(new Date(minute)),
    publication_end_period: "",
  };
};

export const valuesOf = (notice: OfficeNotice): NoticeValues => ({
  title: notice.title,
  content: notice.content,
  image_ids: notice.images,
  detail_link: notice.detail_link,
  targets: notice.targets,
  view_id: notice.list === null ? "" : String(notice.list.view_id),
  published: notice.published,
  publication_start_period: typedMinute(new Date(notice.publication_start_period)),
  publication_end_period:
    notice.publication_end_period === null ? "" : typedMinute(new Date(notice.publication_end_period)),
});

export const bodyOf = (values: NoticeValues) => ({
  ...values,
  image_ids: values.image_ids.map(({ id }) => id),
  targets: [...values.targets],
  view_id: values.view_id === "" ? null : Number(values.view_id),
  publication_start_period: typedInstant(values.publication_start_period),
  publication_end_period:
    values.publication_end_period === "" ? null : typedInstant(values.publication_end_period),
});

/** Saving shows it to people at once. */
export const publishesNow = (values: NoticeValues, now: Date): boolean => {
  const { published, publication_start_period: start, publication_end_period: end } = bodyOf(values);
  return published && new Date(start) <= now && (end === null || new Date(end) > now);
};
