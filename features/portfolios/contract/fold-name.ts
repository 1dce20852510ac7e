/** Two names are the same where they differ only in width, case or the number of spaces. */
export const foldName = (name: string): string =>
  name.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
