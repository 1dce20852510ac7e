import { dropInvisible } from "#kit/contract/fields/invisible.ts";

/** What `isolated` has enclosed stays so; any other sign of direction would turn the words around a name. */
const directions = /(\u2068[^\u202a-\u202e\u2066-\u2069]*\u2069)|[\u202a-\u202e\u2066-\u2069]/g;

/** Mail programs make links of these. */
const scheme = /:\/\//g;
const host = /(?<![\p{L}\p{N}])(www)\./giu;

const plain = (text: string): string =>
  dropInvisible(text)
    .replace(directions, (_, enclosed?: string) => enclosed ?? "")
    .replace(scheme, "：／／")
    .replace(host, "$1．");

/** These are addresses of their own, and what somebody writes to whoever receives the mail. */
const isAsWritten = (key: string): boolean => /^(content|contact|email|.*url)$/i.test(key);

/**
 * Returns the values of a letter so that no name among them shows what is not there or becomes a link. The rules of the
 * fields refuse such names; some were stored before them, or come from elsewhere.
 */
export function plainWords<V>(values: V, key = ""): V {
  if (typeof values === "string") return (isAsWritten(key) ? values : plain(values)) as V;
  if (Array.isArray(values)) return values.map((value) => plainWords(value, key)) as V;
  if (typeof values !== "object" || values === null) return values;
  const entries = Object.entries(values).map(([name, value]) => [name, plainWords(value, name)]);
  return Object.fromEntries(entries) as V;
}
