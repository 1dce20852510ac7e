import { useEffect, useState } from "react";

const DEBOUNCE_MS = 150;

/** Loads what matches the word once typing pauses; an answer that comes too late is dropped. */
export function useSuggestions<T>(
  word: string | null,
  search: (text: string) => Promise<readonly T[]>,
): readonly T[] {
  const [found, setFound] = useState<readonly T[]>([]);
  useEffect(() => {
    if (word === null) return setFound([]);
    let current = true;
    const timer = setTimeout(() => {
      search(word).then(
        (matching) => current && setFound(matching),
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
