import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigation, useParams } from "react-router";
import { defineMessages } from "#kit/web/i18n.ts";
import styles from "./navigation-progress.module.css";

const useText = defineMessages({ loading: "画面を読み込んでいます" }, { loading: "Loading the screen" });

/** R146, R150 set the time for a list, R147 for a screen about one thing. */
const HOLD_MS = { list: 1_000, one: 500 };

/**
 * A thin bar while the next screen, or its first data, is loading; the current screen stays usable. What has arrived is
 * shown at once, and only the bar stays for its time.
 */
export function NavigationProgress() {
  const text = useText();
  const isComing = useNavigation().state !== "idle";
  const isEmpty = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  // The path names more than the community: a post, a chat.
  const namesOne = Object.keys(useParams()).length > 1;
  const active = isComing || isEmpty;
  const shown = useHold(active, namesOne ? HOLD_MS.one : HOLD_MS.list);
  if (!shown) return null;
  return (
    <div
      role="progressbar"
      aria-live="polite"
      aria-label={text.loading}
      aria-busy="true"
      className={styles.bar}
      data-held={!active}
    />
  );
}

/** Returns true while `active`, and for this long after. */
function useHold(active: boolean, holdMs: number): boolean {
  const [held, setHeld] = useState(active);
  useEffect(() => {
    if (active) return setHeld(true);
    const timer = setTimeout(() => setHeld(false), holdMs);
    return () => clearTimeout(timer);
  }, [active, holdMs]);
  return active || held;
}
