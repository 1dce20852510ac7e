import { accountPaths } from "#features/accounts/contract/paths.ts";
import { noticeTitles } from "#features/notices/contract/notice-texts.ts";
import { chatTypes, type NoticeFacts } from "#features/notices/contract/notice-types.ts";
import { OPENED_PARAM } from "#features/notices/contract/opened-param.ts";
import { communityPath } from "#kit/contract/area.ts";
import { isolated } from "#kit/contract/isolated.ts";
import { areaOfKind } from "#kit/server/http/session-cookie.ts";
import { sendLetter } from "#kit/server/mail/send-letter.ts";
import type { Services } from "#kit/server/work/services.ts";
import type { Work } from "#kit/server/work/work.ts";
import type { UnsubscribeScope } from "../contract/kinds.ts";
import { UNSUBSCRIBE_CALL_PATH, UNSUBSCRIBE_PATH } from "../contract/paths.ts";
import type { ChatToMail, NoticeToMail, Receiver } from "./mails.sql.ts";
import { letters, type News } from "./mails.ts";
import { createUnsubscribeToken } from "./unsubscribe-token.ts";

type LetterServices = Pick<Services, "publicUrl" | "secret">;
/** A digest names this many news; the rest is at the bell. */
const NAMED_AT_MOST = 20;

const homeOf = ({ publicUrl }: LetterServices, { kind, community_id }: Receiver): string =>
  publicUrl + communityPath(areaOfKind[kind], community_id);

const factsOf = (row: NoticeToMail): NoticeFacts => ({
  actor: row.actor_name,
  others: row.others,
  asOffice: row.actor_as_office,
  postTitle: row.post_title,
  communityName: row.community_name,
  officeTitle: row.office_title && isolated(row.office_title),
});

const labelOf = (row: NoticeToMail): string => noticeTitles[row.language][row.notice_type](factsOf(row));

/** R063: arriving by the link marks the notice read. */
export function noticeNews(place: LetterServices, row: NoticeToMail): News {
  const home = homeOf(place, row);
  const toChat = chatTypes.includes(row.notice_type) && row.chatroom_id !== null;
  if (row.notice_type === "application")
    return {
      label: labelOf(row),
      url: `${home}/alumnus_candidates_waiting_approval?notice_user_id=${row.id}`,
    };
  if (row.notice_type === "office") return { label: labelOf(row), url: `${home}?${OPENED_PARAM}=${row.id}` };
  const path = toChat ? `/posts/${row.post_id ?? 0}/chats/${row.chatroom_id}` : `/post/${row.post_id}`;
  return {
    label: labelOf(row),
    url: `${home}${row.post_id === null && !toChat ? "" : path}?notice_user_id=${row.id}`,
  };
}

export function chatNews(place: LetterServices, row: ChatToMail): News {
  const home = homeOf(place, row);
  const path =
    row.room_kind === "direct"
      ? `/direct_chat/${row.chatroom_id}`
      : `/posts/${row.post_id ?? 0}/chats/${row.chatroom_id}`;
  const label = letters[row.language].chat(
    isolated(row.sender_name ?? row.operating_name),
    row.sender_name === null,
  );
  return { label, url: home + path };
}

/** Returns the links about the mail itself, and the header for mail programs. */
function subscriptionOf(place: LetterServices, receiver: Receiver, scope: UnsubscribeScope) {
  const token = createUnsubscribeToken(place.secret, { accountId: receiver.account_id, scope });
  const query = `?token=${encodeURIComponent(token)}`;
  const { publicUrl } = place;
  const text = letters[receiver.language];
  return {
    unsubscribeUrl: `${publicUrl}${UNSUBSCRIBE_CALL_PATH}${query}`,
    footLinks: [
      { label: text.unsubscribe(scope), url: `${publicUrl}${UNSUBSCRIBE_PATH}${query}` },
      { label: text.settings, url: `${publicUrl}${accountPaths[receiver.kind].settings}` },
    ],
  };
}

export function sendNews(work: Work, receiver: Receiver, scope: UnsubscribeScope, news: News): void {
  const { unsubscribeUrl, footLinks } = subscriptionOf(work.services, receiver, scope);
  const values = { community: receiver.community_name, news, footLinks };
  sendLetter(work, receiver, letters, "news", values, { from: receiver, unsubscribeUrl });
}

type Named = News & { readonly community: string };

export function sendDigest(work: Work, receiver: Receiver, day: string, news: readonly Named[]): void {
  const { unsubscribeUrl, footLinks } = subscriptionOf(work.services, receiver, "digest");
  const text = letters[receiver.language];
  const links = news
    .slice(0, NAMED_AT_MOST)
    .map(({ community, label, url }) => ({ label: text.within(community, label), url }));
  const values = { day, count: news.length, links, footLinks };
  sendLetter(work, receiver, letters, "digest", values, { unsubscribeUrl });
}
