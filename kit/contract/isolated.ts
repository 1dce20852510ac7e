const turnsDirection = /[\u202a-\u202e\u2066-\u2069]/g;
/** Characters that are written from right to left, or say that what follows is. */
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Somebody's name within a sentence, so that it cannot turn the words around it: a name from right to left stands by
 * itself (U+2068 … U+2069), and marks that would reach beyond it are left out. Elements use `<bdi>` instead.
 */
export function isolated(name: string): string {
  const plain = name.replace(turnsDirection, "");
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}
