import { IconHelpCircle, IconSearchOff } from "@tabler/icons-react";
import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { CopyButton } from "#kit/ui/copy-button/copy-button.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { FilterBar } from "#kit/ui/filter-bar/filter-bar.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { Tabs } from "#kit/ui/tabs/tabs.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { faqCategories, faqCategoryWords } from "../contract/categories.ts";
import { faqAnchor } from "../contract/paths.ts";
import { FaqEntry } from "./faq-entry.tsx";
import styles from "./faqs.module.css";
import { type FaqInBoth, searchFaqs } from "./find-faqs.ts";
import { useFaqMessages } from "./messages.ts";
import { useFaqs } from "./use-faqs.ts";

const ALL = "all";

/** ST10: the answers under their categories, found by words; `ask` offers to ask the provider. */
export function FaqList({ ask }: { readonly ask: ReactNode }) {
  const text = useFaqMessages();
  const query = useFaqs();
  return (
    <div className={styles.page}>
      <h1>{text.title}</h1>
      <Loaded query={query}>
        {(faqs) =>
          faqs.length === 0 ? (
            <EmptyState icon={IconHelpCircle} title={text.none} action={ask}>
              {text.noneHint}
            </EmptyState>
          ) : (
            <>
              <Found faqs={faqs} ask={ask} />
              <div className={styles.ask}>
                <p>{text.unsolved}</p>
                {ask}
              </div>
            </>
          )
        }
      </Loaded>
    </div>
  );
}

type FoundProps = { readonly faqs: readonly FaqInBoth[]; readonly ask: ReactNode };

function Found({ faqs, ask }: FoundProps) {
  const text = useFaqMessages();
  const { language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const [typed, category] = [params.get("q") ?? "", params.get("category") ?? ALL];
  const change = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "" || value === ALL) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const matching = searchFaqs(faqs, typed);
  const used = faqCategories.filter((one) => faqs.some((faq) => faq.category === one));
  const shown = used
    .filter((one) => category === ALL || category === one)
    .map((one) => ({ category: one, faqs: matching.filter((faq) => faq.category === one) }))
    .filter((section) => section.faqs.length > 0);
  const addressOf = (one: string) => {
    const next = new URLSearchParams(params);
    if (one === ALL) next.delete("category");
    else next.set("category", one);
    return `?${next}`;
  };
  return (
    <>
      <FilterBar query={typed} onQuery={(words) => change("q", words)} label={text.search} />
      <Tabs
        label={text.categories}
        current={category}
        tabs={[
          { key: ALL, label: text.all, to: addressOf(ALL) },
          ...used.map((one) => ({ key: one, label: faqCategoryWords[one][language], to: addressOf(one) })),
        ]}
      />
      <Linked faqs={faqs} />
      <p role="status" className="visually-hidden">
        {typed !== "" && text.found(shown.reduce((sum, section) => sum + section.faqs.length, 0))}
      </p>
      {shown.length === 0 && (
        <EmptyState
          icon={IconSearchOff}
          title={text.noMatch(typed)}
          action={
            <div className={common.row3}>
              <Button onClick={() => setParams({}, { replace: true })}>{text.showAll}</Button>
              {ask}
            </div>
          }
        >
          {text.noMatchHint}
        </EmptyState>
      )}
      {shown.map((section) => (
        <Section key={section.category} {...section} />
      ))}
    </>
  );
}

type SectionProps = {
  readonly category: keyof typeof faqCategoryWords;
  readonly faqs: readonly FaqInBoth[];
};

function Section({ category, faqs }: SectionProps) {
  const text = useFaqMessages();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (
    <section className={styles.section}>
      <h2>{faqCategoryWords[category][language]}</h2>
      {faqs.map((faq) => {
        const anchor = faqAnchor(faq.id);
        return (
          <FaqEntry
            key={faq.id}
            faq={faq}
            id={anchor}
            // The address is that of what is read, so it can be passed on as it stands there.
            onToggle={(isOpen) => {
              if (isOpen && hash !== `#${anchor}`)
                void navigate({ search, hash: anchor }, { replace: true, preventScrollReset: true });
            }}
          >
            <CopyButton label={text.copyLink} value={`${location.origin}${pathname}#${anchor}`} />
          </FaqEntry>
        );
      })}
    </section>
  );
}

/** Opens the entry that the address names, and says so where there is none. */
function Linked({ faqs }: Pick<FoundProps, "faqs">) {
  const text = useFaqMessages();
  const anchor = useLocation().hash.slice(1);
  useEffect(() => {
    const entry = anchor === "" ? null : document.getElementById(anchor);
    if (!(entry instanceof HTMLDetailsElement) || entry.open) return;
    entry.open = true;
    entry.scrollIntoView({ block: "start" });
    entry.querySelector("summary")?.focus({ preventScroll: true });
  }, [anchor]);
  const isGone = anchor.startsWith("faq-") && !faqs.some(({ id }) => faqAnchor(id) === anchor);
  return isGone && <NoticeBox>{text.gone}</NoticeBox>;
}
