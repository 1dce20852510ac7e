import { useEffect, useState } from "react";

/** Returns whether the text has stayed as it is for so long, as after the last key. */
export function useHasPaused(text: string, pauseMs: number): boolean {
  const [paused, setPaused] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return paused === text;
}
