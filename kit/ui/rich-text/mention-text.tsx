import { Fragment } from "react";
import { mentionSegments } from "#kit/contract/fields/mentions.ts";
import { writtenIn } from "../written.tsx";
import styles from "./rich-text.module.css";

export type MentionProps = {
  /** These are the names of the mentioned people by id; somebody missing here has left. */
  readonly names: Readonly<Record<string, string>>;
  /** Makes a name open something: the person's profile. */
  readonly onMention?: ((id: number) => void) | undefined;
};

export const mentionLabel = (id: number, names: MentionProps["names"]): string => `@${names[id] ?? "…"}`;

/** Plain text with line breaks, links, and `@{id}` tokens shown as names. R108, R109 */
export function MentionText({ text, names, onMention }: { text: string } & MentionProps) {
  return (
    <span {...writtenIn(text)}>
      {mentionSegments(text).map((segment, i) =>
        segment.type === "mention" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
          <Mention key={i} id={segment.id} names={names} onMention={onMention} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
          <LinkedText key={i} text={segment.text} />
        ),
      )}
    </span>
  );
}

function Mention({ id, names, onMention }: { id: number } & MentionProps) {
  const label = mentionLabel(id, names);
  if (!onMention || names[id] === undefined) return <strong className={styles.mention}>{label}</strong>;
  return (
    <button type="button" className={styles.mention} onClick={() => onMention(id)}>
      {label}
    </button>
  );
}

const ADDRESS = /(https?:\/\/[^\s<>"'、。）)」]+)/;

/** URLs become links that open in a new tab and send no referrer. */
function LinkedText({ text }: { text: string }) {
  return (
    <span style={{ whiteSpace: "pre-wrap" }}>
      {text.split(ADDRESS).map((piece, i) =>
        i % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
          <a key={i} href={piece} target="_blank" rel="noopener noreferrer nofollow ugc">
            {piece}
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
          <Fragment key={i}>{piece}</Fragment>
        ),
      )}
    </span>
  );
}
