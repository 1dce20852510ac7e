import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import type { Language } from "#kit/contract/language.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import type { Letter } from "#kit/server/mail/letter.ts";
import { sendLetter } from "#kit/server/mail/send-letter.ts";
import type { Work } from "#kit/server/work/work.ts";
import { listActiveOperators } from "./operators.sql.ts";

type Invitation = { readonly by: string; readonly url: string; readonly hours: number };
type News = { readonly name: string; readonly who: string; readonly at: string; readonly url: string };
type Letters = {
  readonly invited: (values: Invitation) => Letter;
  readonly joined: (values: News) => Letter;
  readonly setUpAgain: (values: News) => Letter;
  readonly removed: (values: News) => Letter;
};

const ja: Letters = {
  invited: ({ by, url, hours }) => ({
    subject: "【Enishi】運営者への招待",
    heading: "運営者への招待",
    paragraphs: [
      `${by}さんから、Enishiの運営者として招待されました。`,
      "下のボタンを押して、パスワードと二段階認証を設定してください。認証アプリを入れたスマートフォンをご用意ください。",
    ],
    action: { label: "アカウントを設定する", url },
    footnotes: [
      `このリンクの有効期限は${hours}時間で、1回だけお使いいただけます。`,
      "お心当たりのない場合は、このメールを破棄してください。",
    ],
  }),
  joined: ({ name, who, at, url }) => ({
    subject: "【Enishi】運営者が加わりました",
    heading: "運営者が加わりました",
    paragraphs: [
      `${name} 様`,
      `${at}（日本時間）に、${who}が運営者のアカウントを設定しました。`,
      "お心当たりのない場合は、運営者の一覧から削除してください。",
    ],
    action: { label: "運営者の一覧を開く", url },
  }),
  setUpAgain: ({ name, who, at, url }) => ({
    subject: "【Enishi】運営者のアカウントが再設定されました",
    heading: "運営者のアカウントが再設定されました",
    paragraphs: [
      `${name} 様`,
      `${at}（日本時間）に、${who}のパスワードと二段階認証が、サーバーで発行されたリンクから設定し直されました。`,
      "お心当たりのない場合は、運営者の一覧から削除し、サーバーに入れる方をお確かめください。",
    ],
    action: { label: "運営者の一覧を開く", url },
  }),
  removed: ({ name, who, at, url }) => ({
    subject: "【Enishi】運営者が削除されました",
    heading: "運営者が削除されました",
    paragraphs: [`${name} 様`, `${at}（日本時間）に、${who}が運営者から削除されました。`],
    action: { label: "運営者の一覧を開く", url },
  }),
};

const en: Letters = {
  invited: ({ by, url, hours }) => ({
    subject: "[Enishi] Invitation to be an operator",
    heading: "Invitation to be an operator",
    paragraphs: [
      `${by} has invited you to be an operator of Enishi.`,
      "Press the button to set your password and two-step verification. Have a smartphone with an authenticator app ready.",
    ],
    action: { label: "Set up your account", url },
    footnotes: [
      `The link is valid for ${hours} hours and works once.`,
      "If you did not expect this email, you can ignore it.",
    ],
  }),
  joined: ({ name, who, at, url }) => ({
    subject: "[Enishi] A new operator",
    heading: "A new operator",
    paragraphs: [
      `Dear ${name},`,
      `${who} set up an operator’s account at ${at} (Japan time).`,
      "If you did not expect this, remove them in the list of operators.",
    ],
    action: { label: "Open the list of operators", url },
  }),
  setUpAgain: ({ name, who, at, url }) => ({
    subject: "[Enishi] An operator’s account was set up again",
    heading: "An operator’s account was set up again",
    paragraphs: [
      `Dear ${name},`,
      `The password and the two-step verification of ${who} were replaced at ${at} (Japan time) with a link that the server has printed.`,
      "If you did not expect this, remove them in the list of operators, and check who has access to the server.",
    ],
    action: { label: "Open the list of operators", url },
  }),
  removed: ({ name, who, at, url }) => ({
    subject: "[Enishi] An operator was removed",
    heading: "An operator was removed",
    paragraphs: [`Dear ${name},`, `${who} was removed from the operators at ${at} (Japan time).`],
    action: { label: "Open the list of operators", url },
  }),
};

export const letters: Readonly<Record<Language, Letters>> = { ja, en };

/** Tells every operator, whom it is about included, since each of them can enter every community's settings. */
export async function tellOperators(
  work: Work,
  what: "joined" | "setUpAgain" | "removed",
  accountId: number,
): Promise<void> {
  const operators = await listActiveOperators(work.db);
  const about = operators.find(({ id }) => id === accountId);
  const who = about ? `${about.family_name} ${about.given_name} (${about.email})` : "";
  const values = {
    who,
    at: formatMinute(work.now),
    url: work.services.publicUrl + linkTo("/operator/operators"),
  };
  for (const one of operators) sendLetter(work, one, letters, what, values);
}
