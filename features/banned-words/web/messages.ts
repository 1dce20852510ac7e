import { defineMessages } from "#kit/web/i18n.ts";
import { ADDED_WORDS_MAX, WORD_MAX } from "../contract/limits.ts";

export const useBannedWordMessages = defineMessages(
  {
    title: "禁止語",
    search: "言葉で検索",
    empty: "登録された言葉はありません",
    emptyHint:
      "ここに登録した言葉は、投稿・コメント・チャット・グループ・プロフィール・登録・お問い合わせに書けません。書いている人には、送る前にその欄でお知らせします。",
    add: "言葉を登録",
    try: "文章で試す",
    delete: "削除する…",
    ask: {
      title: (word: string) => `「${word}」を削除しますか？`,
      message: "すぐに判定が変わります。投稿済みの文章は変わりません。",
      confirm: "削除する",
    },
    deleted: (word: string) => `「${word}」を削除しました`,
    gone: (word: string) => `「${word}」は、既に削除されています`,
    addTitle: "言葉を登録",
    kind: "種類",
    kinds: {
      banned: "禁止する言葉",
      allowed: "禁止語を含んでいても、書いてよい言葉（例：「ばか」に対する「ばかり」）",
    },
    words: "言葉",
    wordsHint: `1行に1語、または「、」「,」で区切って、一度に${ADDED_WORDS_MAX.toLocaleString("ja-JP")}語まで貼り付けられます。1語${WORD_MAX}文字まで。全角と半角、大文字と小文字、ひらがなとカタカナ、のばす音、間の空白や記号の違いは、登録しなくても判定されます。英字や数字の言葉は、単語全体が一致したときだけ見つかります。`,
    submit: "登録する",
    cancel: "キャンセル",
    added: (added: number, known: number) =>
      known === 0 ? `${added}語を登録しました` : `${added}語を登録しました（${known}語は登録済みです）`,
    trialTitle: "文章で試す",
    trialLead: "登録された言葉で、何が見つかるかを確かめられます。文章は保存されません。",
    trialText: "文章",
    result: "結果",
    nothing: "禁止語は見つかりませんでした。",
    found: (word: string, listed: string) => `「${word}」（禁止：${listed}）`,
    allowed: (word: string, listed: string) => `「${word}」（許可：${listed}）`,
    close: "閉じる",
  },
  {
    title: "Banned words",
    search: "Search words",
    empty: "No words are listed",
    emptyHint:
      "Nobody can write these words in posts, comments, chats, groups, profiles, registrations and inquiries. Whoever does is told in the field before sending.",
    add: "Add words",
    try: "Try a text",
    delete: "Delete…",
    ask: {
      title: (word) => `Delete “${word}”?`,
      message: "Texts are judged without it at once. What has been posted stays as it is.",
      confirm: "Delete",
    },
    deleted: (word) => `“${word}” has been deleted`,
    gone: (word) => `“${word}” has already been deleted`,
    addTitle: "Add words",
    kind: "Kind",
    kinds: {
      banned: "Words that nobody may write",
      allowed: "Words that may be written though they hold a banned one, as ばかり holds ばか",
    },
    words: "Words",
    wordsHint: `One a line, or separated by commas, up to ${ADDED_WORDS_MAX.toLocaleString("en-US")} at once and ${WORD_MAX} characters each. Width, case, hiragana or katakana, drawn-out sounds, and spaces or signs in between need no entries of their own. Words of Latin letters or digits are found only as whole words.`,
    submit: "Add",
    cancel: "Cancel",
    added: (added, known) =>
      `${added === 1 ? "1 word has" : `${added} words have`} been added${known === 0 ? "" : `; ${known} ${known === 1 ? "was" : "were"} listed already`}`,
    trialTitle: "Try a text",
    trialLead: "See what the listed words find. The text is not stored.",
    trialText: "Text",
    result: "Result",
    nothing: "No banned word was found.",
    found: (word, listed) => `“${word}” (banned: ${listed})`,
    allowed: (word, listed) => `“${word}” (allowed: ${listed})`,
    close: "Close",
  },
);
