import { NoticeRow, OfficeIcon, OfficeText } from "#features/notices/web/index.ts";
import common from "#kit/ui/common.module.css";
import { useCall } from "#kit/web/query/use-call.ts";
import { useHasPaused } from "#kit/web/use-has-paused.ts";
import { previewOfficeNotice } from "../contract/calls.ts";
import { useOfficeNoticeMessages } from "./messages.ts";
import styles from "./notice-preview.module.css";
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
export function NoticePreview({ values, shown }: Props) {
  const text = useOfficeNoticeMessages().preview;
  const title = values.title.trim() || text.untitled;
  const time = values.publication_start_period.replaceAll("-", "/").replace("T", " ");
  const html = shown?.content ?? "";
  const link = values.detail_link.trim() || null;
  const isEmpty = html === "" && values.image_ids.length === 0;
  return (
    <section className={styles.preview} aria-labelledby="notice-preview">
      <h2 id="notice-preview">{text.title}</h2>
      {shown && <p role="status">{text.reach(shown.reached_count)}</p>}
      <h3>{text.bell}</h3>
      <ul className={styles.bell} inert>
        <NoticeRow icon={<OfficeIcon />} title={title} time={time} isRead={false} onOpen={() => {}} />
      </ul>
      <h3>{text.detail}</h3>
      <div className={styles.detail}>
        {isEmpty && link !== null ? (
          <p className={common.note}>{text.none}</p>
        ) : (
          <>
            <p className={styles.heading}>{title}</p>
            <p className={common.note}>{time}</p>
            <OfficeText html={html} images={values.image_ids} link={link} />
          </>
        )}
      </div>
    </section>
  );
}
