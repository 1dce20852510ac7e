/** A name may not contain a reserved one of this length; a shorter one it may, or no Tanaka could join "Tanaka". */
const HELD_FROM = 4;

/** Reduces a name to what a quick reader sees: no widths, cases, spaces, marks or invisible characters. */
const readQuickly = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}\p{Default_Ignorable_Code_Point}]/gu, "");

/** Tells whether somebody could take the name for the other. */
export function looksLike(name: string, other: string): boolean {
  const [read, reserved] = [readQuickly(name), readQuickly(other)];
  if (reserved === "") return false;
  return reserved.length < HELD_FROM ? read === reserved : read.includes(reserved);
}
