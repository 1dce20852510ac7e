import { NoticePreview, OfficeIcon, OfficeText } from "#features/notices/web/index.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { useHasPaused } from "#kit/web/use-has-paused.ts";
import { previewOfficeNotice } from "../contract/calls.ts";
import { useOfficeNoticeMessages } from "./messages.ts";
import { bodyOf, type NoticeValues } from "./notice-values.ts";

const PAUSE_MS = 500;

/** Asks the server how the notice would be shown, and how many it would reach. */
export function useNoticePreview(id: number, values: NoticeValues) {
  const { content, targets, view_id } = bodyOf(values);
  const body = { content, targets, view_id };
  const hasPaused = useHasPaused(JSON.stringify(body), PAUSE_MS);
  return useCall(
    previewOfficeNotice,
    { params: { id }, body },
    { enabled: hasPaused, placeholderData: (before) => before, meta: { reported: true } },
  ).data?.data;
}

type Props = {
  readonly values: NoticeValues;
  readonly shown: ReturnType<typeof useNoticePreview>;
};

/** Shows the notice as the bell and its detail would. */
export function OfficeNoticePreview({ values, shown }: Props) {
  const text = useOfficeNoticeMessages();
  const html = shown?.content ?? "";
  const link = values.detail_link.trim() || null;
  const isLinkAlone = html === "" && values.image_ids.length === 0 && link !== null;
  return (
    <NoticePreview
      title={values.title}
      time={values.publication_start_period.replaceAll("-", "/").replace("T", " ")}
      icon={<OfficeIcon />}
      about={shown && <p role="status">{text.reach(shown.reached_count)}</p>}
      detail={isLinkAlone ? null : <OfficeText html={html} images={values.image_ids} link={link} />}
    />
  );
}
