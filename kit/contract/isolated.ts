const turnsDirection = /[\u202a-\u202e\u2066-\u2069]/g;
/** These characters are written from right to left, or make what follows so. */
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Isolates a name within a sentence, so that it cannot turn the words around it: a right-to-left name is enclosed in
 * U+2068 … U+2069, and direction marks that would reach beyond it are removed. Elements use `<bdi>` instead.
 */
export function isolated(name: string): string {
  const plain = name.replace(turnsDirection, "");
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}
