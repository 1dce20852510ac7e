/** The `key` of a person is also the part before the @ of the address. */
export type DemoPerson = {
  readonly key: string;
  readonly kind: "alumnus" | "employee";
  readonly family: string;
  readonly given: string;
  readonly familyKana: string;
  readonly givenKana: string;
  readonly hair: "long" | "short";
};

/** Reads one person per line: key, family and given name, both in katakana, and hair. */
export const readPeople = (kind: DemoPerson["kind"], lines: string): DemoPerson[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [key = "", family = "", given = "", familyKana = "", givenKana = "", hair] = line
        .trim()
        .split(" ");
      return { key, kind, family, given, familyKana, givenKana, hair: hair === "long" ? "long" : "short" };
    });

export const displayName = ({ family, given }: Pick<DemoPerson, "family" | "given">): string =>
  `${family} ${given}`;
export const emailOf = ({ key, kind }: Pick<DemoPerson, "key" | "kind">): string =>
  kind === "alumnus" ? `${key}@alumni.example` : `${key}@nagikawa.example`;
