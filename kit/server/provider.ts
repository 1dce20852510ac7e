/** Who runs the service, as its settings say (`docs/operations.md`). */
export type Provider = {
  readonly name: string;
  readonly representative: string | null;
  readonly address: string | null;
  readonly contactEmail: string;
  /** Where inquiries are mailed. */
  readonly inquiryMailTo: string;
  /** The provider's own pages; where they are null, the product's stand at `/privacy` and `/company`. */
  readonly privacyUrl: string | null;
  readonly companyUrl: string | null;
};

const contactEmail = "contact@enishi.example";

/** For trying the product: nobody real is named. */
export const demoProvider: Provider = {
  name: "Enishi Demo",
  representative: null,
  address: null,
  contactEmail,
  inquiryMailTo: contactEmail,
  privacyUrl: null,
  companyUrl: null,
};
