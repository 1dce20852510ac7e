import { useEffect, useRef, useState } from "react";
import { checkBannedWords } from "#features/banned-words/contract/calls.ts";
import { send } from "#kit/web/api/send.ts";

/** While somebody is typing, the word is not finished. R187 */
const WAIT_MS = 200;

/**
 * R186: asks the server whether the text has a banned word once the typing pauses. Where that failed, `judge` asks
 * again before the form goes on.
 */
export function useBannedWords(content: string) {
  const judged = useRef(new Map<string, boolean>());
  const [, redraw] = useState(0);

  const judge = async (text: string, signal?: AbortSignal): Promise<boolean> => {
    const known = judged.current.get(text);
    if (known !== undefined) return known;
    const { data } = await send(checkBannedWords, { body: { sentence: text } }, signal);
    judged.current.set(text, data.has_ngword);
    redraw((count) => count + 1);
    return data.has_ngword;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another text alone
  useEffect(() => {
    if (content.trim() === "") return;
    const gone = new AbortController();
    const timer = setTimeout(() => void judge(content, gone.signal).catch(() => {}), WAIT_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [content]);

  return { isBanned: judged.current.get(content) ?? false, judge };
}
