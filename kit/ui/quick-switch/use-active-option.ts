import { useEffect, useRef, useState } from "react";
import type { QuickOption, QuickSwitchProps } from "./quick-types.ts";

/**
 * Returns the option that Enter opens: the first, until the arrows choose another. Enter pressed before an answer opens
 * its first option.
 */
export function useActiveOption(
  { term, groups, state }: QuickSwitchProps,
  choose: (one: QuickOption) => void,
) {
  const options = groups.flatMap((group) => group.options);
  const [chosen, setChosen] = useState({ term, key: "" });
  const key = chosen.term === term ? chosen.key : "";
  const found = options.findIndex((option) => option.key === key);
  const active = found === -1 ? 0 : found;
  const isAwaited = useRef("");
  const first = options[0];
  useEffect(() => {
    if (isAwaited.current !== term || state === "busy") return;
    isAwaited.current = "";
    if (first && term) choose(first);
  });
  return {
    active: options[active],
    move: (step: number) => {
      const next = options[(active + step + options.length) % options.length];
      if (next) setChosen({ term, key: next.key });
    },
    take: () => {
      const option = options[active];
      if (option) choose(option);
      else if (state === "busy") isAwaited.current = term;
    },
  };
}
