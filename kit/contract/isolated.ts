import { dropDirections, hasRightToLeft } from "./fields/invisible.ts";

/**
 * Isolates a name within a sentence, so that it cannot turn the words around it: a right-to-left name is enclosed in
 * U+2068 … U+2069, and direction marks that would reach beyond it are removed. Elements use `<bdi>` instead.
 */
export function isolated(name: string): string {
  const plain = dropDirections(name);
  return hasRightToLeft(plain) ? `\u2068${plain}\u2069` : plain;
}
