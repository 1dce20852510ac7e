import { type RefObject, useEffect, useRef } from "react";
import { readTabDraft, writeTabDraft } from "../drafts/tab-draft.ts";

type ScrollPosition = {
  readonly page: string;
  readonly top: number;
  readonly left: number;
  readonly id: string;
};

const boxIn = (screen: HTMLElement | null) => screen?.querySelector<HTMLElement>("[data-restores-scroll]");

/**
 * Somebody who comes back to a list finds its scroll position and the row they had gone to. `page` says which rows are
 * shown; `ready` is true once they are there.
 */
export function useScrollRestoration(
  list: string,
  page: string,
  ready: boolean,
): RefObject<HTMLElement | null> {
  const screen = useRef<HTMLElement>(null);
  const here = useRef<ScrollPosition>(undefined);
  const key = `place ${list}`;
  useEffect(() => {
    const box = boxIn(screen.current);
    if (!ready || !box || here.current?.page === page) return;
    const kept = here.current ? null : readTabDraft<ScrollPosition>(key);
    here.current = kept?.page === page ? kept : { page, top: 0, left: 0, id: "" };
    const { top, left, id } = here.current;
    box.scrollTo(left, top);
    // With a row open beside the list, the focus stays there.
    if (document.activeElement?.closest("[data-side-panel]")) return;
    const name = `tr[data-id="${CSS.escape(id)}"] [data-kind="name"] a`;
    box.querySelector<HTMLElement>(name)?.focus({ preventScroll: true });
  }, [key, page, ready]);
  useEffect(() => {
    const box = boxIn(screen.current);
    if (!box) return;
    const keep = (change: Partial<ScrollPosition>) => {
      if (!here.current || !box.isConnected) return;
      here.current = { ...here.current, ...change };
      writeTabDraft(key, here.current);
    };
    const onScroll = () => keep({ top: box.scrollTop, left: box.scrollLeft });
    const onFocus = ({ target }: FocusEvent) =>
      keep({ id: (target as Element).closest("tr")?.dataset.id ?? "" });
    box.addEventListener("scroll", onScroll, { passive: true });
    box.addEventListener("focusin", onFocus);
    return () => {
      box.removeEventListener("scroll", onScroll);
      box.removeEventListener("focusin", onFocus);
    };
  }, [key]);
  return screen;
}
