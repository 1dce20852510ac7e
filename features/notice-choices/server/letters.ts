import { accountPaths } from "#features/accounts/contract/paths.ts";
import { noticeTitles } from "#features/notices/contract/notice-texts.ts";
import type { NoticeFacts, NoticeType } from "#features/notices/contract/notice-types.ts";
import { isolated } from "#kit/contract/isolated.ts";
import { addressee, inNameOf, mailOf } from "#kit/server/mail/letter.ts";
import type { MailPayload } from "#kit/server/mail/send-mail-job.ts";
import type { Services } from "#kit/server/work/services.ts";
import type { UnsubscribeScope } from "../contract/kinds.ts";
import { UNSUBSCRIBE_CALL_PATH, UNSUBSCRIBE_PATH } from "../contract/paths.ts";
import type { ChatToMail, NoticeToMail, Receiver } from "./mails.sql.ts";
import { texts } from "./mails.ts";
import { createUnsubscribeToken } from "./unsubscribe-token.ts";

type LetterServices = Pick<Services, "publicUrl" | "secret">;
/** One line of news and where it leads. */
export type News = { readonly label: string; readonly url: string };

/** A digest names this many; the rest waits in the bell. */
const NAMED_AT_MOST = 20;

const homeOf = ({ publicUrl }: LetterServices, { kind, community_id }: Receiver): string =>
  `${publicUrl}/${kind === "alumnus" ? "alumni" : "community"}/communities/${community_id}`;

const factsOf = (row: NoticeToMail): NoticeFacts => ({
  actor: row.actor_name,
  asOffice: row.actor_as_office,
  postTitle: row.post_title,
  communityName: row.community_name,
});

/** R063: arriving by the link marks the notice read. */
export function noticeNews(place: LetterServices, row: NoticeToMail): News {
  const home = homeOf(place, row);
  const toChat = row.notice_type === "interest" && row.chatroom_id !== null;
  const path = toChat ? `/posts/${row.post_id ?? 0}/chats/${row.chatroom_id}` : `/post/${row.post_id}`;
  const label = noticeTitles[row.language][row.notice_type as NoticeType](factsOf(row));
  return { label, url: `${home}${row.post_id === null && !toChat ? "" : path}?notice_user_id=${row.id}` };
}

export function chatNews(place: LetterServices, row: ChatToMail): News {
  const home = homeOf(place, row);
  const path =
    row.room_kind === "direct"
      ? `/direct_chat/${row.chatroom_id}`
      : `/posts/${row.post_id ?? 0}/chats/${row.chatroom_id}`;
  const label = texts[row.language].chat(
    isolated(row.sender_name ?? row.operating_name),
    row.sender_name === null,
  );
  return { label, url: home + path };
}

/** Where the mail's own links lead, and what a mail program is told of them. */
function subscriptionOf(place: LetterServices, receiver: Receiver, scope: UnsubscribeScope) {
  const token = createUnsubscribeToken(place.secret, { accountId: receiver.account_id, scope });
  const query = `?token=${encodeURIComponent(token)}`;
  const { publicUrl } = place;
  const text = texts[receiver.language];
  return {
    unsubscribeUrl: `${publicUrl}${UNSUBSCRIBE_CALL_PATH}${query}`,
    footLinks: [
      { label: text.unsubscribe(scope), url: `${publicUrl}${UNSUBSCRIBE_PATH}${query}` },
      { label: text.settings, url: `${publicUrl}${accountPaths[receiver.kind].settings}` },
    ],
  };
}

/** A mail about one thing that has just happened. */
export function newsMail(
  place: LetterServices,
  receiver: Receiver,
  scope: UnsubscribeScope,
  news: News,
): MailPayload {
  const { community_name, email } = receiver;
  const { language, name } = addressee(receiver);
  const text = texts[language];
  const { unsubscribeUrl, footLinks } = subscriptionOf(place, receiver, scope);
  const letter = {
    subject: `[${community_name}] ${news.label}`,
    heading: news.label,
    paragraphs: [text.dear(name), text.oneIntro(community_name)],
    action: { label: text.open, url: news.url },
    footnotes: [text.why(community_name)],
    footLinks,
  };
  return { ...mailOf(email, language, inNameOf(receiver, letter)), unsubscribeUrl };
}

type Named = News & { readonly community: string };

/** One mail over all communities, each piece of news on a line of its own. */
export function digestMail(
  place: LetterServices,
  receiver: Receiver,
  day: string,
  news: readonly Named[],
): MailPayload {
  const { language, name } = addressee(receiver);
  const text = texts[language];
  const { unsubscribeUrl, footLinks } = subscriptionOf(place, receiver, "digest");
  const shown = news.slice(0, NAMED_AT_MOST);
  const more = news.length - shown.length;
  const letter = {
    subject: text.digestSubject(news.length, day),
    heading: text.digestHeading(news.length),
    paragraphs: [text.dear(name), text.digestIntro, ...(more > 0 ? [text.more(more)] : [])],
    links: shown.map(({ community, label, url }) => ({ label: `${community}: ${label}`, url })),
    footnotes: [text.whyDigest],
    footLinks,
  };
  return { ...mailOf(receiver.email, language, letter), unsubscribeUrl };
}
