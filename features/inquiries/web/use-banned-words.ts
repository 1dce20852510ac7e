import { checkBannedWords } from "#features/banned-words/contract/calls.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { useHasPaused } from "#kit/web/use-has-paused.ts";

/** While somebody is typing, the word is not finished. R187 */
const PAUSE_MS = 200;

/** R186: says whether the text has a banned word, which the server is asked once the typing pauses. */
export function useBannedWords(sentence: string): boolean {
  const enabled = useHasPaused(sentence, PAUSE_MS) && sentence.trim() !== "";
  const { data } = useCall(
    checkBannedWords,
    { body: { sentence } },
    { enabled, staleTime: Number.POSITIVE_INFINITY },
  );
  return data?.data.has_ngword ?? false;
}
