import * as z from "zod/mini";
import { act, eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { line } from "#kit/contract/fields/text.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { bannedWordErrors } from "./errors.ts";
import { ADDED_WORDS_MAX, TRIAL_MAX, WORD_MAX } from "./limits.ts";
import { wordKinds, wordKindWords } from "./word-kinds.ts";

eventWords({
  targets: {
    bannedWord: { ja: "禁止語", en: "Banned word" },
  },
  fields: {
    kind: { ja: "種類", en: "Kind" },
    words: { ja: "言葉", en: "Words" },
  },
});

const access = "operator";
const security = "serviceChanged";
const path = "/operator/banned_words";

const listed = field.fields(
  {
    word: field.name({ ja: "言葉", en: "Word" }, { sort: "asc", width: 16 }),
    kind: field.choice(wordKinds, wordKindWords, { ja: "種類", en: "Kind" }, { filter: true, width: 8 }),
    created_at: field.moment({ ja: "登録日時", en: "Added" }, { sort: "desc", nullable: true }),
  },
  { id: z.number() },
);
export type BannedWord = z.output<typeof listed.row>;

export const listBannedWords = listCall({
  access,
  path,
  summary: "The words that nobody may write, and those allowed though they hold one",
  search: "info",
  ...listed,
});

/** Words that are listed already, in whatever spelling, stay as they are. All or none are added. */
export const addBannedWords = call.post(path, {
  access,
  act: act("addBannedWords", { ja: "禁止語・許可語を登録", en: "Added banned or allowed words" }),
  security,
  summary: "Add words that nobody may write, or that are allowed though they hold one",
  body: z.object({
    kind: z.enum(wordKinds),
    words: z.array(line({ max: WORD_MAX })).check(z.minLength(1), z.maxLength(ADDED_WORDS_MAX)),
  }),
  answer: z.object({ data: z.object({ added: z.number(), known: z.number() }) }),
  errors: [bannedWordErrors.ERROR_WORD_TOO_SHORT, bannedWordErrors.ERROR_WORDS_FULL],
  changes: [path],
});

export const deleteBannedWord = call.delete(`${path}/{word_id}`, {
  access,
  act: act("deleteBannedWord", { ja: "禁止語・許可語を削除", en: "Deleted a banned or allowed word" }),
  security,
  summary: "Delete a word from the list",
  changes: [path],
});

const foundWord = z.object({
  /** The places in the text, from the first sign to before the end, in UTF-16 units. */
  start: z.number(),
  end: z.number(),
  word: z.string(),
  kind: z.enum(wordKinds),
});
export type TriedWord = z.output<typeof foundWord>;

export const tryBannedWords = call.post(`${path}/trial`, {
  access,
  act: false,
  summary: "What the listed words find in a text, and where; stores nothing",
  body: z.object({ text: z.string().check(z.maxLength(TRIAL_MAX)) }),
  answer: z.object({ data: z.array(foundWord) }),
});
