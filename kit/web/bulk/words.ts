import type { BulkReason, Handler } from "#kit/contract/bulk.ts";
import { formatSecond } from "#kit/contract/fields/tokyo-time.ts";
import { defineMessages } from "#kit/web/i18n.ts";

/** The words of an act; counts come grouped and with their unit, 「300名」. */
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
    find: "対象を検索",
    include: (name: string) => `${name}を対象に含める`,
    noMail: "メールアドレスなし",
    effects: "起こること",
    mailCount: (count: number) => `${count.toLocaleString("ja-JP")}通`,
    letter: "文面を見る",
    places: (before: string, after: string, limit: string) => `登録人数 ${before} → ${after} / ${limit}`,
    placesLeft: (left: string, first: string, out: string) =>
      `残り${left}。先頭から${first}が対象で、${out}は対象外です`,
    excluded: (count: string) => `対象外 ${count}`,
    // R479: where the community is full, the text points administrators to the contract.
    reasons: {
      handled: (count: string) => `${count} 既に対応済みのため`,
      changed: (count: string) => `${count} 内容が変わったため`,
      full: (count: string) =>
        `${count} 登録人数の上限を超えるため。契約プランの変更を契約者に相談してください`,
      gone: (count: string) => `${count} 見つからないため`,
      registered: (count: string) => `${count} 既に登録を済ませたため`,
      unexpected: (count: string) => `${count} エラーのため`,
      already: (count: string) => `${count} 既にその状態のため`,
      oneself: (count: string) => `${count} ご自身であるため`,
      contractor: (count: string) => `${count} 契約者であるため。契約を引き継いでから行ってください`,
      administrator: (count: string) => `${count} 管理者であるため。先に管理者から外してください`,
      candidate: (count: string) => `${count} 承認待ちであるため。「承認待ち」の一覧で対応してください`,
      notJoined: (count: string) => `${count} まだ参加していないため`,
      departed: (count: string) => `${count} 退会しているため`,
      flagGone: (count: string) => `${count} 管理フラグが削除されたため`,
    } satisfies Record<BulkReason, unknown>,
    reason: {
      handled: "既に対応済みです",
      changed: "確認のあとに内容が変わりました",
      full: "登録人数の上限を超えます",
      gone: "見つかりません",
      registered: "本人が既に登録を済ませています",
      unexpected: "エラーが発生しました",
      already: "既にその状態です",
      oneself: "ご自身です",
      contractor: "契約者です",
      administrator: "管理者です",
      candidate: "承認待ちです",
      notJoined: "まだ参加していません",
      departed: "退会しています",
      flagGone: "管理フラグが削除されました",
    } satisfies Record<BulkReason, string>,
    handledBy: handledJa,
    nobody: "対象がありません",
    typeNumber: (count: string) => `確認のため、${count} と入力してください`,
    cancel: "キャンセル",
    close: "閉じる",
    changed: (before: string, after: string) =>
      `確認のあとに、対象が${before}から${after}に変わりました。もう一度ご確認ください`,
    show: "見る",
    undo: "元に戻す",
    undone: "元に戻しました",
    undoing: (count: string) => `${count}を元に戻す処理を受け付けました`,
    progress: "進み具合",
    left: (count: string, why: string) => `${count}は対象外です（${why}）`,
  },
  {
    targets: (count) => `Targets: ${count}`,
    find: "Search the targets",
    include: (name) => `Include ${name}`,
    noMail: "No e-mail address",
    effects: "What will happen",
    mailCount: (count) => `${count.toLocaleString("en-US")} ${count === 1 ? "e-mail" : "e-mails"}`,
    letter: "Show the text",
    places: (before, after, limit) => `Registered members ${before} → ${after} / ${limit}`,
    placesLeft: (left, first, out) => `Places left: ${left}. Targets: the first ${first}. Skipped: ${out}`,
    excluded: (count) => `Skipped: ${count}`,
    reasons: {
      handled: (count) => `${count}: already handled`,
      changed: (count) => `${count}: changed meanwhile`,
      full: (count) => `${count}: beyond the member limit. Ask the contractor about the plan`,
      gone: (count) => `${count}: not found`,
      registered: (count) => `${count}: registered meanwhile`,
      unexpected: (count) => `${count}: an error occurred`,
      already: (count) => `${count}: nothing would change`,
      oneself: (count) => `${count}: yourself`,
      contractor: (count) => `${count}: holds the contract. Hand it over first`,
      administrator: (count) => `${count}: an administrator. Remove the administrator’s role first`,
      candidate: (count) => `${count}: awaiting approval. Decide in the list “Awaiting approval”`,
      notJoined: (count) => `${count}: not joined yet`,
      departed: (count) => `${count}: withdrawn already`,
      flagGone: (count) => `${count}: the flag has been deleted`,
    },
    reason: {
      handled: "already handled",
      changed: "changed after it was confirmed",
      full: "beyond the member limit",
      gone: "not found",
      registered: "has registered meanwhile",
      unexpected: "an error occurred",
      already: "nothing would change",
      oneself: "yourself",
      contractor: "holds the contract",
      administrator: "an administrator",
      candidate: "awaiting approval",
      notJoined: "not joined yet",
      departed: "withdrawn already",
      flagGone: "the flag has been deleted",
    },
    handledBy: handledEn,
    nobody: "There are no targets",
    typeNumber: (count) => `To confirm, type ${count}`,
    cancel: "Cancel",
    close: "Close",
    changed: (before, after) =>
      `Since you looked, the selection has changed from ${before} to ${after}. Please check it again`,
    show: "Show",
    undo: "Undo",
    undone: "Undone",
    undoing: (count) => `The undoing for ${count} is under way`,
    progress: "Progress",
    left: (count, why) => `${count} skipped (${why})`,
  },
);
