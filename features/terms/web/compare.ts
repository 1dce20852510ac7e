import { type ChangeObject, diffLines, diffWords } from "diff";

export type Part = { readonly kind: "same" | "added" | "removed"; readonly text: string };
export type Block =
  | { readonly kind: "same"; readonly lines: readonly string[] }
  | { readonly kind: "changed"; readonly parts: readonly Part[] };

/** Texts longer than people write are compared only by whole paragraphs. */
const PATIENCE_MS = 500;
/** Paragraphs that share less than this count as different, and are easier to read one after the other. */
const ALIKE = 0.4;

const lines = (text: string): string[] => text.replace(/\n$/, "").split("\n");
const partOf = ({ added, removed, value }: ChangeObject<string>): Part => ({
  kind: added ? "added" : removed ? "removed" : "same",
  text: value,
});

/** Compares two texts by paragraphs, and within a paragraph by words. */
export function compare(before: string, after: string, language: string): Block[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  const blocks: Block[] = [];
  let removed: string | undefined;
  const flush = () => {
    if (removed !== undefined)
      blocks.push({ kind: "changed", parts: [{ kind: "removed", text: trimmed(removed) }] });
    removed = undefined;
  };
  for (const change of diffLines(normal(before), normal(after))) {
    if (change.removed) removed = change.value;
    else if (change.added && removed !== undefined) {
      blocks.push({ kind: "changed", parts: rewritten(removed, change.value, segmenter) });
      removed = undefined;
    } else {
      flush();
      blocks.push(
        change.added
          ? { kind: "changed", parts: [{ kind: "added", text: trimmed(change.value) }] }
          : { kind: "same", lines: lines(change.value) },
      );
    }
  }
  flush();
  return blocks;
}

/** Normalises line ends, with one at the end. */
const normal = (text: string): string => `${text.replace(/\r\n?/g, "\n").trimEnd()}\n`;
const trimmed = (text: string): string => text.replace(/\n$/, "");

function rewritten(before: string, after: string, intlSegmenter: Intl.Segmenter): Part[] {
  const [old, now] = [trimmed(before), trimmed(after)];
  const parts = diffWords(old, now, { intlSegmenter, timeout: PATIENCE_MS })?.map(partOf) ?? [];
  const shared = parts.reduce((sum, { kind, text }) => sum + (kind === "same" ? text.length : 0), 0);
  if (shared >= ALIKE * Math.max(old.length, now.length)) return parts;
  return [
    { kind: "removed", text: `${old}\n` },
    { kind: "added", text: now },
  ];
}
