import type { Handler } from "#kit/contract/bulk.ts";
import { type BulkReason, reasonTexts } from "#kit/contract/bulk-reasons.ts";
import { formatSecond } from "#kit/contract/fields/tokyo-time.ts";
import { defineMessages, useLanguage } from "#kit/web/i18n.ts";

/** Counts come grouped and with their unit, 「300名」. */
export type BulkWords = {
  /** The dialog's title is 「300名を承認」. */
  readonly title: (count: string) => string;
  /** The effects on the targets are one per line. */
  readonly effects: (count: string) => string;
  /** Where a letter is sent, it says 「承認のメールを300通送ります」. */
  readonly mails?: (mails: string) => string;
  /** The button says 「300名を承認してメールを送る」. */
  readonly confirm: (count: string) => string;
  /** It says 「沢村 怜さんを承認しました」. */
  readonly doneOne: (name: string) => string;
  readonly done: (count: string) => string;
  /** It says 「300名の承認を受け付けました」. */
  readonly taken: (count: string) => string;
};

const handledJa = ({ name, at }: Handler) => `${name}さんが${formatSecond(new Date(at))}に対応済み`;
const handledEn = ({ name, at }: Handler) => `already handled by ${name} at ${formatSecond(new Date(at))}`;

export const useBulkMessages = defineMessages(
  {
    targets: (count: string) => `対象 ${count}`,
    irreversible: "元に戻せません。",
    find: "対象を検索",
    include: (name: string) => `${name}を対象に含める`,
    noMail: "メールアドレスなし",
    effects: "実行すると",
    mailCount: (count: number) => `${count.toLocaleString("ja-JP")}通`,
    letter: "文面を見る",
    places: (before: string, after: string, limit: string) => `登録人数 ${before} → ${after} / ${limit}`,
    placesLeft: (left: string, first: string, out: string) =>
      `残り${left}。先頭から${first}が対象で、${out}は対象外です。`,
    excluded: (count: string) => `対象外 ${count}`,
    handledBy: handledJa,
    nobody: "対象がありません",
    typeNumber: (count: string) => `確認のため、${count} と入力してください`,
    cancel: "キャンセル",
    close: "閉じる",
    changed: (before: string, after: string) =>
      `確認のあとに、対象が${before}から${after}に変わりました。もう一度ご確認ください。`,
    show: "見る",
    undo: "元に戻す",
    undone: "元に戻しました",
    undoing: (count: string) => `${count}を元に戻す処理を受け付けました`,
    progress: "進み具合",
    left: (count: string, why: string) => `${count}は対象外です（${why}）`,
  },
  {
    targets: (count) => `Targets: ${count}`,
    irreversible: "This cannot be undone.",
    find: "Search the targets",
    include: (name) => `Include ${name}`,
    noMail: "No email address",
    effects: "What will happen",
    mailCount: (count) => `${count.toLocaleString("en-US")} ${count === 1 ? "email" : "emails"}`,
    letter: "Show the text",
    places: (before, after, limit) => `Registered members ${before} → ${after} / ${limit}`,
    placesLeft: (left, first, out) => `Places left: ${left}. Targets: the first ${first}. Skipped: ${out}.`,
    excluded: (count) => `Skipped: ${count}`,
    handledBy: handledEn,
    nobody: "There are no targets",
    typeNumber: (count) => `To confirm, type ${count}`,
    cancel: "Cancel",
    close: "Close",
    changed: (before, after) =>
      `The selection has changed from ${before} to ${after} since you looked. Check it again.`,
    show: "Show",
    undo: "Undo",
    undone: "Undone",
    undoing: (count) => `Undoing for ${count}…`,
    progress: "Progress",
    left: (count, why) => `${count} skipped (${why})`,
  },
);

type LeftOutBecause = { readonly reason: BulkReason; readonly by: Handler | null };

/** Says in words why one or many targets are left out. */
export function useReasons() {
  const { handledBy } = useBulkMessages();
  const { language } = useLanguage();
  return {
    one: ({ reason, by }: LeftOutBecause) => (by ? handledBy(by) : reasonTexts(reason, language).one),
    many: (reason: BulkReason, count: string) => reasonTexts(reason, language).many(count),
  };
}
