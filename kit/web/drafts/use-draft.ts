import { useCallback, useEffect, useRef, useState } from "react";
import { broadcastDraft, readDraft, removeDraft, watchDraft, writeDraft } from "./draft-store.ts";

const SAVE_AFTER_MS = 400;

/**
 * Keeps the state of a form through leaving and reloading until it is cleared. `key` names the place and the person;
 * with null nothing is kept.
 */
export function useDraft<T>(key: string | null, empty: T, renew: () => T = () => empty) {
  const [draft, setDraft] = useState<T>(empty);
  const [isRestored, setRestored] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const touched = useRef(false);
  const latest = useRef(empty);
  const unsaved = useRef<(() => void) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const savedAt = useRef(0);

  /** Saves after a pause, or before the page is left: once it hides, the next page may have read the draft already. */
  const saveSoon = useCallback((save: (() => void) | null) => {
    clearTimeout(timer.current);
    // A listener for this keeps some browsers from going back to the page at once.
    if (unsaved.current) removeEventListener("beforeunload", unsaved.current);
    unsaved.current = save;
    if (!save) return;
    addEventListener("beforeunload", save);
    timer.current = setTimeout(save, SAVE_AFTER_MS);
  }, []);

  useEffect(() => {
    let current = true;
    touched.current = false;
    if (key === null) return;
    readDraft<T>(key).then((kept) => {
      if (!current) return;
      if (kept === undefined || touched.current) return;
      latest.current = kept;
      setDraft(kept);
      setRestored(true);
    });
    return () => {
      current = false;
    };
  }, [key]);

  // Two tabs show one draft: neither overwrites the other's unseen, nor brings back what the other has sent.
  const renewed = useRef(renew);
  renewed.current = renew;
  useEffect(() => {
    if (key === null) return;
    return watchDraft<T>(key, (told) => {
      saveSoon(null);
      touched.current = true;
      latest.current = told ?? renewed.current();
      setDraft(latest.current);
      setRestored(told !== undefined);
      setDirty(false);
    });
  }, [key, saveSoon]);

  const keep = useCallback(
    (next: T) => {
      saveSoon(null);
      if (key === null) return;
      broadcastDraft(key, next);
      const save = () => {
        saveSoon(null);
        savedAt.current = Date.now();
        void writeDraft(key, next);
      };
      // The first change is kept at once, later ones together after a pause.
      if (Date.now() - savedAt.current > SAVE_AFTER_MS) return save();
      saveSoon(save);
    },
    [key, saveSoon],
  );

  // Who leaves right after the last key has still typed it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another key, what was typed for the old one is saved
  useEffect(() => {
    const save = () => unsaved.current?.();
    addEventListener("pagehide", save);
    return () => {
      removeEventListener("pagehide", save);
      save();
    };
  }, [key]);

  const change = useCallback(
    (next: T | ((old: T) => T)) => {
      touched.current = true;
      latest.current = next instanceof Function ? next(latest.current) : next;
      setDirty(true);
      setDraft(latest.current);
      // It is kept now and not after rendering: a slow phone renders late, and the person may have left by then.
      keep(latest.current);
    },
    [keep],
  );
  /** Deletes the draft; `next` is the state from now on. */
  const clear = useCallback(
    (next: T | ((old: T) => T) = empty) => {
      touched.current = false;
      latest.current = next instanceof Function ? next(latest.current) : next;
      saveSoon(null);
      setDraft(latest.current);
      setRestored(false);
      setDirty(false);
      if (key === null) return;
      broadcastDraft(key, undefined);
      void removeDraft(key);
    },
    [key, empty, saveSoon],
  );

  return { draft, change, clear, isRestored, isDirty };
}
