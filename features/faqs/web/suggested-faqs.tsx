import { useState } from "react";
import { currentArea } from "#kit/web/session/area.ts";
import { useHasPaused } from "#kit/web/use-has-paused.ts";
import type { FaqCategory } from "../contract/categories.ts";
import { faqPath } from "../contract/paths.ts";
import { FaqEntry } from "./faq-entry.tsx";
import styles from "./faqs.module.css";
import { suggestFaqs } from "./find-faqs.ts";
import { useFaqMessages } from "./messages.ts";
import { useFaqs } from "./use-faqs.ts";

/** Suggestions change when the typing pauses, not with each letter. */
const PAUSE_MS = 500;
const SHOWN = 3;

type Props = { readonly typed: string; readonly likely: readonly FaqCategory[] };

/** Offers answers to what somebody is about to ask. Without any, or while they cannot be loaded, there is nothing. */
export function SuggestedFaqs({ typed, likely }: Props) {
  const text = useFaqMessages();
  const { data: faqs = [] } = useFaqs({ beside: true });
  const [read, setRead] = useState("");
  const hasPaused = useHasPaused(typed, PAUSE_MS);
  if (hasPaused && read !== typed) setRead(typed);
  const suggested = suggestFaqs(faqs, read, { likely, max: SHOWN });
  if (suggested.length === 0) return null;
  return (
    <section className={styles.section} aria-label={text.suggestions}>
      <p className={styles.lead}>{text.suggestions}</p>
      {suggested.map((faq) => (
        <FaqEntry key={faq.id} faq={faq} />
      ))}
      <a href={faqPath(currentArea())} target="_blank" rel="noreferrer">
        {text.allInNewTab}
      </a>
    </section>
  );
}
