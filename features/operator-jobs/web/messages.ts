import { defineMessages } from "#kit/web/i18n.ts";

export const useJobMessages = defineMessages(
  {
    title: "ジョブ",
    empty: "該当するジョブはありません",
    emptyHint:
      "メールの送信や一括処理など、画面の裏で行う処理です。待機中・実行中・失敗したものがここに並び、終わったものは消えます。",
    runAgain: "もう一度実行する",
    cancel: "取り消す…",
    willRun: (name: string) => `「${name}」をまもなくもう一度実行します`,
    cancelled: (name: string) => `「${name}」を取り消しました`,
    gone: (name: string) => `「${name}」は、もう終わっています`,
    ask: {
      title: (name: string) => `「${name}」を取り消しますか？`,
      message:
        "この処理は行われません。メールの場合は、届かないままになります。あとから、もう一度実行できます。",
      confirm: "取り消す",
    },
    queues: {
      open: "種類と予定",
      title: "ジョブの種類と予定",
      hint: "種類ごとの件数と、決まった時刻に行う処理の、最後と次の実行です。",
    },
  },
  {
    title: "Jobs",
    empty: "No jobs match",
    emptyHint:
      "What happens in the background, such as emails and bulk actions. Jobs that wait, run or have failed are listed here; what is done disappears.",
    runAgain: "Run again",
    cancel: "Cancel…",
    willRun: (name) => `“${name}” will run again in a moment`,
    cancelled: (name) => `“${name}” has been cancelled`,
    gone: (name) => `“${name}” has already ended`,
    ask: {
      title: (name) => `Cancel “${name}”?`,
      message: "It will not be done: an email, for example, is never sent. You can run it again later.",
      confirm: "Cancel the job",
    },
    queues: {
      open: "Kinds and schedules",
      title: "Kinds and schedules of jobs",
      hint: "How many jobs of each kind there are, and when those of the clock were last done and run next.",
    },
  },
);
