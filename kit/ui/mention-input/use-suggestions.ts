import { useEffect, useState } from "react";
import type { Mentionable } from "./mention-state.ts";

const DEBOUNCE_MS = 150;

/** People matching the word, asked for once typing pauses; an answer that comes too late is dropped. */
export function useSuggestions(
  word: string | null,
  search: (text: string) => Promise<readonly Mentionable[]>,
): readonly Mentionable[] {
  const [found, setFound] = useState<readonly Mentionable[]>([]);
  useEffect(() => {
    if (word === null) return setFound([]);
    let current = true;
    const timer = setTimeout(() => {
      search(word).then(
        (people) => current && setFound(people),
        () => current && setFound([]),
      );
    }, DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [word, search]);
  return found;
}
