import { accountPaths } from "#features/accounts/contract/paths.ts";
import { noticeTitles } from "#features/notices/contract/notice-texts.ts";
import { chatTypes, type NoticeFacts } from "#features/notices/contract/notice-types.ts";
import { OPENED_PARAM } from "#features/notices/contract/opened-param.ts";
import { isolated } from "#kit/contract/isolated.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { areaOfKind } from "#kit/server/http/session-cookie.ts";
import { sendLetter } from "#kit/server/mail/send-letter.ts";
import type { Services } from "#kit/server/work/services.ts";
import type { Work } from "#kit/server/work/work.ts";
import { unsubscribe } from "../contract/calls.ts";
import type { UnsubscribeScope } from "../contract/kinds.ts";
import type { ChatToMail, NoticeToMail, Receiver } from "./mails.sql.ts";
import { letters, type News } from "./mails.ts";
import { createUnsubscribeToken } from "./unsubscribe-token.ts";

type LetterServices = Pick<Services, "publicUrl" | "secret">;
/** A digest names this many news; the rest is at the bell. */
const NAMED_AT_MOST = 20;

const placeOf = ({ kind, community_id }: Receiver) => ({ area: areaOfKind[kind], id: community_id });

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
  const label = labelOf(row);
  const url = place.publicUrl + noticeLink(row);
  return { label, url };
}

function noticeLink(row: NoticeToMail): string {
  const { notice_type, post_id, chatroom_id } = row;
  const place = placeOf(row);
  const arrival = { notice_user_id: row.id };
  if (notice_type === "application")
    return linkTo("/community/communities/:id/alumnus_candidates_waiting_approval", place, arrival);
  if (notice_type === "office") return linkTo("/:area/communities/:id", place, { [OPENED_PARAM]: row.id });
  if (chatTypes.includes(notice_type) && chatroom_id !== null)
    return linkTo(
      "/:area/communities/:id/posts/:post_id/chats/:chatroom_id",
      { ...place, post_id: post_id ?? 0, chatroom_id },
      arrival,
    );
  if (post_id === null) return linkTo("/:area/communities/:id", place, arrival);
  return linkTo("/:area/communities/:id/post/:post_id", { ...place, post_id }, arrival);
}

export function chatNews(place: LetterServices, row: ChatToMail): News {
  const { chatroom_id } = row;
  const link =
    row.room_kind === "direct"
      ? linkTo("/:area/communities/:id/direct_chat/:chatroom_id", { ...placeOf(row), chatroom_id })
      : linkTo("/:area/communities/:id/posts/:post_id/chats/:chatroom_id", {
          ...placeOf(row),
          post_id: row.post_id ?? 0,
          chatroom_id,
        });
  const label = letters[row.language].chat(
    isolated(row.sender_name ?? row.operating_name),
    row.sender_name === null,
  );
  return { label, url: place.publicUrl + link };
}

/** Returns the links about the mail itself, and the header for mail programs. */
function subscriptionOf(place: LetterServices, receiver: Receiver, scope: UnsubscribeScope) {
  const token = createUnsubscribeToken(place.secret, { accountId: receiver.account_id, scope });
  const { publicUrl } = place;
  const text = letters[receiver.language];
  return {
    unsubscribeUrl: `${publicUrl}/api${unsubscribe.path}?token=${encodeURIComponent(token)}`,
    footLinks: [
      { label: text.unsubscribe(scope), url: publicUrl + linkTo("/mail/unsubscribe", {}, { token }) },
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
