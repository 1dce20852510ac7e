import { Fragment } from "react";

const TOKEN = /@\{(\d+)\}/g;

/** Plain text with line breaks, links and `@{id}` tokens shown as names. R108, R109 */
export function MentionText({ text, names }: { text: string; names: Readonly<Record<string, string>> }) {
  const pieces = text.split(TOKEN);
  return pieces.map((piece, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <strong key={i}>@{names[piece] ?? "…"}</strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <LinkedText key={i} text={piece} />
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
