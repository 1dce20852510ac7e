import type { ReactNode } from "react";
import type { Language } from "#kit/contract/language.ts";

export type QuickOption = {
  readonly key: string;
  readonly label: string;
  /** Distinguishes it from others of its name. */
  readonly note?: string | undefined;
  /** The label has this language, where it may differ from the screen's. */
  readonly lang?: Language | undefined;
  readonly icon: ReactNode;
  readonly onChoose: () => void;
};

export type QuickGroup = {
  readonly key: string;
  readonly label: string;
  readonly options: readonly QuickOption[];
};

export type QuickSwitchProps = {
  readonly term: string;
  readonly onTerm: (term: string) => void;
  /** These match the term; what is known at once comes first, so that nothing moves under a finger. */
  readonly groups: readonly QuickGroup[];
  /** More is being loaded, or failed to load. */
  readonly state: "ready" | "busy" | "failed";
  readonly onAgain: () => void;
  /** Says what can be found. */
  readonly hint: string;
};
