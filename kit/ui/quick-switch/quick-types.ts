import type { ReactNode } from "react";
import type { Language } from "#kit/contract/language.ts";

export type QuickOption = {
  readonly key: string;
  readonly label: string;
  /** What tells it from others of its name. */
  readonly note?: string | undefined;
  /** In which language the label is, where that may be another one than the screen's. */
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
  /** What fits the term; what is known at once first, so that nothing moves below a finger. */
  readonly groups: readonly QuickGroup[];
  /** More is on its way, or could not be had. */
  readonly state: "ready" | "busy" | "failed";
  readonly onAgain: () => void;
  /** By what one finds. */
  readonly hint: string;
};
