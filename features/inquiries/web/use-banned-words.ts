import { useEffect, useRef, useState } from "react";
import { checkBannedWords } from "#features/banned-words/contract/calls.ts";
import { send } from "#kit/web/api/send.ts";

/** Whoever is typing has not finished the word. R187 */
const WAIT_MS = 200;

/**
 * R186: whether the server finds a banned word in the text, asked once the typing rests. What it cannot be asked while
 * typing is asked again by `judge` before the form goes on.
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
