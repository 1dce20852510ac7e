import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useCalls } from "#kit/web/query/use-call.ts";
import { useHasPaused } from "#kit/web/use-has-paused.ts";
import { checkBannedWords } from "../contract/calls.ts";

/** While somebody is typing, the word is not finished. R187 */
const PAUSE_MS = 200;

type Texts = Readonly<Record<string, string | undefined>>;

/**
 * Returns what to say at each field with a banned word (R186, R213). The server is asked once the typing pauses; one
 * that refuses to look or does not answer says so when the form is sent.
 */
export function useBannedWords<T extends Texts>(texts: T): { readonly [K in keyof T]?: string } {
  const { language } = useLanguage();
  const written = Object.entries(texts).filter(([, text = ""]) => text.trim() !== "");
  const isQuiet = useHasPaused(JSON.stringify(written), PAUSE_MS);
  const answers = useCalls(
    checkBannedWords,
    written.map(([, sentence = ""]) => ({ body: { sentence } })),
    // R303: what comes of a refusal is the form's to say.
    { enabled: isQuiet, retry: false, meta: { beside: true }, staleTime: Number.POSITIVE_INFINITY },
  );
  return Object.fromEntries(
    written.flatMap(([field], at) => {
      const words = answers[at]?.data?.data.words ?? [];
      if (words.length === 0) return [];
      return [
        [field, errorText({ message_code: "BANNED_WORD", params: { words: words.join("、") } }, language)],
      ];
    }),
  ) as { readonly [K in keyof T]?: string };
}

type WordedForm = {
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly bind: (name: never) => object;
};

/** Returns the form with banned words said at the fields of these texts before it is sent; sending refuses them anyway. */
export function useWorded<F extends WordedForm>(form: F, texts: Texts): F {
  const banned: Texts = useBannedWords(texts);
  const errors = { ...banned, ...form.errors };
  return {
    ...form,
    errors,
    bind: (name: never) => ({ ...form.bind(name), error: errors[name] }),
  };
}
