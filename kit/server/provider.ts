/** The provider runs the service; its settings describe it (`docs/operations.md`). */
export type Provider = {
  readonly name: string;
  readonly representative: string | null;
  readonly address: string | null;
  readonly contactEmail: string;
  readonly inquiryMailTo: string;
  /** Where these are null, the product's own pages are at `/privacy` and `/company`. */
  readonly privacyUrl: string | null;
  readonly companyUrl: string | null;
};

const contactEmail = "contact@enishi.example";

/** The demo names nobody real. */
export const demoProvider: Provider = {
  name: "Enishi Demo",
  representative: null,
  address: null,
  contactEmail,
  inquiryMailTo: contactEmail,
  privacyUrl: null,
  companyUrl: null,
};
