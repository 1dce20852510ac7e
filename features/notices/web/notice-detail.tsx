import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import type { Language } from "#kit/contract/language.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { showNotice } from "../contract/calls.ts";
import { noticeDetails, noticeTitles } from "../contract/notice-texts.ts";
import type { NoticeDetail as Shown } from "../contract/views.ts";
import { DetailModal } from "./detail-modal.tsx";
import { OfficeText } from "./office-text.tsx";

type Props = { readonly communityId: number; readonly id: number; readonly onClose: () => void };

/** R135, R136: opening it marks it read; the list and the count follow. */
export function NoticeDetail({ communityId, id, onClose }: Props) {
  const { language } = useLanguage();
  const query = useCall(showNotice, { params: { id: communityId, nid: id } });
  const notice = query.data?.data;
  const data = notice && shownNotice(notice, language);
  return <DetailModal query={{ ...query, data }} onClose={onClose} />;
}

function shownNotice({ notice_type, facts, created_at, ...said }: Shown, language: Language) {
  const title = noticeTitles[language][notice_type](facts);
  const time = formatMinute(new Date(created_at));
  if (notice_type === "office") {
    const { content: html, images, detail_link: link } = said;
    return { title, time, content: <OfficeText {...{ html, images, link }} /> };
  }
  return { title, time, content: noticeDetails[language][notice_type]?.(facts) ?? title };
}
