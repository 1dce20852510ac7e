import { useCallback, useEffect, useRef, useState } from "react";
import { readDraft, removeDraft, writeDraft } from "./draft-store.ts";

const SAVE_AFTER_MS = 400;

/** State of a form that survives leaving and reloading until it is cleared. `key` names the place and the person. */
export function useDraft<T>(key: string, empty: T) {
  const [draft, setDraft] = useState<T>(empty);
  const [isRestored, setRestored] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const touched = useRef(false);
  const unsaved = useRef<(() => void) | null>(null);
  const savedAt = useRef(0);

  useEffect(() => {
    let current = true;
    touched.current = false;
    readDraft<T>(key).then((kept) => {
      if (!current) return;
      if (kept === undefined || touched.current) return;
      setDraft(kept);
      setRestored(true);
    });
    return () => {
      current = false;
    };
  }, [key]);

  useEffect(() => {
    if (!touched.current) return;
    const save = () => {
      unsaved.current = null;
      savedAt.current = Date.now();
      void writeDraft(key, draft);
    };
    // The first key is kept at once, those that follow it quickly together.
    if (Date.now() - savedAt.current > SAVE_AFTER_MS) return save();
    unsaved.current = save;
    const timer = setTimeout(save, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key, draft]);

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

  const change = useCallback((next: T | ((old: T) => T)) => {
    touched.current = true;
    setDirty(true);
    setDraft(next);
  }, []);
  const clear = useCallback(() => {
    touched.current = false;
    unsaved.current = null;
    setDraft(empty);
    setRestored(false);
    setDirty(false);
    void removeDraft(key);
  }, [key, empty]);

  return { draft, change, clear, isRestored, isDirty };
}
