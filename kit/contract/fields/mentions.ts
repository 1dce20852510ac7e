import { type Fault, fault } from "./field-errors.ts";
import { rule } from "./field-schema.ts";
import * as limits from "./limits.ts";
import type { Counter } from "./text-length.ts";

/** R108. Id 0 is the management office; numbers of 15 digits are still exact. */
const token = /@\{(0|[1-9]\d{0,14})\}/g;

export type MentionSegment = { type: "text"; text: string } | { type: "mention"; id: number };

/** Splits a text into the segments it is shown in; joined, they are the text again. Empty segments are left out. */
export function mentionSegments(text: string): MentionSegment[] {
  const segments: MentionSegment[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    if (match.index > end) segments.push({ type: "text", text: text.slice(end, match.index) });
    segments.push({ type: "mention", id: Number(match[1]) });
    end = match.index + match[0].length;
  }
  if (end < text.length) segments.push({ type: "text", text: text.slice(end) });
  return segments;
}

/** Returns the mentioned ids, each once, in the order of their first mention. */
export const mentionedIds = (text: string) => [
  ...new Set(Array.from(text.matchAll(token), (match) => Number(match[1]))),
];

/** Counts the mentions of a text; one person twice counts two. */
export const mentionCount = (text: string) => text.match(token)?.length ?? 0;

/** Returns the names by id that come with a text with mentions. */
export const namesById = (names: Readonly<Record<string, string>>): ReadonlyMap<number, string> =>
  new Map(Object.entries(names).map(([id, name]) => [Number(id), name]));

/** Replaces tokens by "@display name"; tokens without a name stay. */
export const expandMentions = (text: string, names: ReadonlyMap<number, string>) =>
  text.replace(token, (whole, id: string) => {
    const name = names.get(Number(id));
    return name === undefined ? whole : `@${name}`;
  });

/**
 * R230: replaces "@display name" by tokens, the longest name first, so that 山田太郎 is not taken for 山田. Of people with
 * the same name the first is used.
 */
export function collapseMentions(text: string, names: ReadonlyMap<number, string>): string {
  const ids = new Map<string, number>();
  for (const [id, name] of names) if (name && !ids.has(name)) ids.set(name, id);
  const longestFirst = [...ids.keys()].sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return text;
  const pattern = new RegExp(
    `@(${longestFirst.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|")})`,
    "g",
  );
  return text.replace(pattern, (whole, name: string) => {
    const id = ids.get(name);
    return id === undefined ? whole : `@{${id}}`;
  });
}

/**
 * Counts each mention as "@" and one character, the least it can have while names are unknown. A contract checks with
 * this; the operation, which knows the names, checks with `expandedCounter`.
 */
export const unexpandedCounter =
  (counter: Counter): Counter =>
  (text) =>
    counter(text.replace(token, "@x"));

/** R230: counts a text as it is read, with names. */
export const expandedCounter =
  (counter: Counter, names: ReadonlyMap<number, string>): Counter =>
  (text) =>
    counter(expandMentions(text, names));

/** R228: returns the fault of a text with too many mentions. */
export const mentionsFault = (text: string): Fault | undefined =>
  mentionCount(text) > limits.mentions
    ? fault("VALIDATE_NUMBER_OF_MENTION", { max: limits.mentions })
    : undefined;

/** R228 becomes a check of a text field. */
export const mentionsWithinLimit = () => rule<string>(mentionsFault);
