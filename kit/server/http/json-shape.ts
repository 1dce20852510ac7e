/** The values of a JSON text, and the lists and objects in one another. */
export type JsonShape = { readonly values: number; readonly depth: number };

/**
 * Tells whether a text holds more values, or deeper ones, than the shape allows. Each character is looked at once and
 * nothing is made of it, while a parser makes a value of every two characters of nested lists.
 */
export function outgrows(json: string, { values, depth }: JsonShape): boolean {
  let found = 1;
  let level = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charAt(at);
    if (inText) {
      if (sign === "\\") at += 1;
      else inText = sign !== '"';
    } else if (sign === '"') inText = true;
    else if (sign === "]" || sign === "}") level -= 1;
    else if (sign === "[" || sign === "{" || sign === ",") {
      if (sign !== ",") level += 1;
      found += 1;
      if (found > values || level > depth) return true;
    }
  }
  return false;
}
