import { imageUrl } from "#kit/contract/image-address.ts";
import type { Language } from "#kit/contract/language.ts";
import { noticeDetails, noticeTitles } from "../contract/notice-texts.ts";
import type { NoticeFacts } from "../contract/notice-types.ts";
import type { Notice, NoticeDetail } from "../contract/views.ts";
import type { NoticeDetailRow, NoticeRow } from "./notices.sql.ts";

/** A hidden post is not quoted. R438 */
const factsOf = (row: NoticeRow): NoticeFacts => ({
  actor: row.actor_name,
  others: row.others,
  asOffice: row.actor_as_office,
  postTitle: row.post_published ? row.post_title : null,
  communityName: row.community_name,
  officeTitle: row.office_title,
});

export function noticeOf(row: NoticeRow, language: Language): Notice {
  const facts = factsOf(row);
  const named = facts.actor !== null;
  return {
    id: row.id,
    title: noticeTitles[language][row.notice_type](facts),
    is_read: row.is_read,
    created_at: row.created_at.toISOString(),
    notification_type: row.notification_type,
    notice_type: row.notice_type,
    facts,
    actor_image_url: named ? imageUrl(row.community_id, row.actor_file_id) : null,
    post_id: row.post_published ? row.post_id : null,
    chatroom_id: row.chatroom_id,
    detail_link: row.detail_link,
  };
}

/** R116: without a detail of its own, the title says everything. */
export function noticeDetailOf(row: NoticeDetailRow, language: Language): NoticeDetail {
  const seen = noticeOf({ ...row, is_read: true }, language);
  const content = row.office_content ?? noticeDetails[language][row.notice_type]?.(seen.facts) ?? seen.title;
  return { ...seen, content, images: [...row.images] };
}
