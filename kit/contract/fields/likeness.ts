/** A name holds another that is at least so long; shorter ones have to be the whole of it, or no Tanaka could join "Tanaka". */
const HELD_FROM = 4;

/** What is left of a name for somebody who reads it quickly: no widths, cases, spaces, marks or invisible characters. */
const readQuickly = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}\p{Default_Ignorable_Code_Point}]/gu, "");

/** Whether somebody could take the name for the other. */
export function looksLike(name: string, other: string): boolean {
  const [read, reserved] = [readQuickly(name), readQuickly(other)];
  if (reserved === "") return false;
  return reserved.length < HELD_FROM ? read === reserved : read.includes(reserved);
}
