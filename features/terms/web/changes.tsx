import { useMemo } from "react";
import common from "#kit/ui/common.module.css";
import { writtenIn } from "#kit/ui/written.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { type Block, compare, type Part } from "./compare.ts";
import styles from "./consent-dialog.module.css";
import { useTermsMessages } from "./messages.ts";

/** This many unchanged lines are shown beside a change, so that one sees where it is. */
const SHOWN_BESIDE = 1;

/** Shows what was added and removed, distinguished by more than colour. */
export default function Changes({ before, after }: { before: string; after: string }) {
  const text = useTermsMessages().consent;
  const { language } = useLanguage();
  const blocks = useMemo(() => compare(before, after, language), [before, after, language]);
  if (blocks.every(({ kind }) => kind === "same")) return <p>{text.onlyForm}</p>;
  const has = (kind: Part["kind"]) =>
    blocks.some((block) => block.kind === "changed" && block.parts.some((part) => part.kind === kind));
  return (
    <div>
      <p className={styles.legend}>
        {has("added") && <ins>{text.added}</ins>}
        {has("removed") && <del>{text.removed}</del>}
      </p>
      <div className={styles.changes} {...writtenIn(after)}>
        {blocks.map((block, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never move
          <BlockText key={i} block={block} isFirst={i === 0} isLast={i === blocks.length - 1} />
        ))}
      </div>
    </div>
  );
}

type BlockProps = { readonly block: Block; readonly isFirst: boolean; readonly isLast: boolean };

function BlockText({ block, isFirst, isLast }: BlockProps) {
  const text = useTermsMessages().consent;
  if (block.kind === "changed")
    return (
      <p>
        {block.parts.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
          <PartText key={i} part={part} />
        ))}
      </p>
    );
  const head = isFirst ? 0 : SHOWN_BESIDE;
  const tail = isLast ? 0 : SHOWN_BESIDE;
  const omitted = block.lines.length - head - tail;
  if (omitted < 2) return <p className={common.dim}>{block.lines.join("\n")}</p>;
  return (
    <>
      {head > 0 && <p className={common.dim}>{block.lines.slice(0, head).join("\n")}</p>}
      <p className={styles.omitted}>{text.omitted(omitted)}</p>
      {tail > 0 && <p className={common.dim}>{block.lines.slice(-tail).join("\n")}</p>}
    </>
  );
}

function PartText({ part: { kind, text: words } }: { part: Part }) {
  const text = useTermsMessages().consent;
  if (kind === "same") return words;
  const Element = kind === "added" ? "ins" : "del";
  return (
    <Element>
      <span className="visually-hidden">{kind === "added" ? text.addedMark : text.removedMark}</span>
      {words}
    </Element>
  );
}
