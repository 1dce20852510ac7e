import { Fragment } from "react";
import { mentionSegments } from "#kit/contract/fields/mentions.ts";

/** Plain text with line breaks, links and `@{id}` tokens shown as names. R108, R109 */
export function MentionText({ text, names }: { text: string; names: Readonly<Record<string, string>> }) {
  return mentionSegments(text).map((segment, i) =>
    segment.type === "mention" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <strong key={i}>@{names[segment.id] ?? "…"}</strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <LinkedText key={i} text={segment.text} />
    ),
  );
}

const ADDRESS = /(https?:\/\/[^\s<>"'、。）)」]+)/;

/** Addresses become links that open elsewhere and carry nothing of this page along. */
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
