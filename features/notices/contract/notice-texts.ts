import { departedName } from "#features/memberships/contract/author.ts";
import { isolated } from "#kit/contract/isolated.ts";
import type { Language } from "#kit/contract/language.ts";
import type { NoticeFacts, NoticeType } from "./notice-types.ts";

type Texts = Readonly<Record<NoticeType, (facts: NoticeFacts) => string>>;

const TITLE_LENGTH = 30;
/** Shortens a post's title, so that a notice stays short. */
const short = (title: string): string => {
  const letters = [...title];
  return letters.length > TITLE_LENGTH ? `${letters.slice(0, TITLE_LENGTH - 1).join("")}…` : title;
};

const who = ({ actor, asOffice, others }: NoticeFacts): string => {
  const more = others > 0 ? `他${others}人` : "";
  if (actor === null) return departedName.ja + more;
  return isolated(actor) + (asOffice ? "" : "さん") + more;
};
const where = ({ postTitle }: NoticeFacts): string =>
  postTitle === null ? "現在公開されていない投稿" : `「${short(postTitle)}」`;
const whoEn = ({ actor, others }: NoticeFacts): string => {
  const first = actor === null ? "A former member" : isolated(actor);
  return others > 0 ? `${first} and ${others === 1 ? "1 other" : `${others} others`}` : first;
};
const whereEn = ({ postTitle }: NoticeFacts): string =>
  postTitle === null ? "a post that is no longer public" : `“${short(postTitle)}”`;

/** The list shows this line. The server answers it in the account's language, the browser in the chosen one. */
export const noticeTitles: Record<Language, Texts> = {
  ja: {
    comment: (facts) => `${who(facts)}が${where(facts)}にコメントしました`,
    reply: (facts) => `${who(facts)}が${where(facts)}でのコメントに返信しました`,
    mention: (facts) => `${who(facts)}が${where(facts)}でメンションしました`,
    like: (facts) => `${who(facts)}が${where(facts)}にいいねしました`,
    comment_like: (facts) => `${who(facts)}が${where(facts)}でのコメントにいいねしました`,
    interest: (facts) => `${who(facts)}が${where(facts)}に興味を示しました。チャットでやり取りできます`,
    approval: ({ communityName }) => `${communityName}への参加が承認されました`,
    application: ({ communityName }) => `${communityName}への参加の申し込みがありました`,
    chat_opened: (facts) =>
      `${who(facts)}が${where(facts)}についてのチャットを閲覧しました。理由はチャットに表示されます`,
    office: ({ officeTitle }) => officeTitle ?? "",
  },
  en: {
    comment: (facts) => `${whoEn(facts)} commented on ${whereEn(facts)}`,
    reply: (facts) => `${whoEn(facts)} replied to your comment on ${whereEn(facts)}`,
    mention: (facts) => `${whoEn(facts)} mentioned you in ${whereEn(facts)}`,
    like: (facts) => `${whoEn(facts)} liked ${whereEn(facts)}`,
    comment_like: (facts) => `${whoEn(facts)} liked your comment on ${whereEn(facts)}`,
    interest: (facts) =>
      `${whoEn(facts)} ${facts.others > 0 ? "are" : "is"} interested in ${whereEn(facts)}. You can now chat`,
    approval: ({ communityName }) => `Your application to join ${communityName} has been approved`,
    application: ({ communityName }) => `Someone has applied to join ${communityName}`,
    chat_opened: (facts) =>
      `${whoEn(facts)} opened your chat about ${whereEn(facts)}. The chat shows you the reason`,
    office: ({ officeTitle }) => officeTitle ?? "",
  },
};

export const noticeDetails: Record<Language, Partial<Texts>> = {
  ja: {
    approval: ({ communityName }) =>
      `${communityName}へようこそ。\nホームで近況を読み、コメントや投稿で交流を始めてみましょう。プロフィールを充実させると、つながりが見つかりやすくなります。`,
  },
  en: {
    approval: ({ communityName }) =>
      `Welcome to ${communityName}.\nCatch up on your home screen, and join in with a comment or a post. A fuller profile makes it easier for others to find you.`,
  },
};
