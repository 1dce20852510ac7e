/** These belong to the person in every community; the rest is stated to one community only. */
export const accountFields = [
  "family_name",
  "given_name",
  "family_name_kana",
  "given_name_kana",
  "birthday",
  "institution",
  "job_type_parent_id",
  "job_type_child_id",
  "zipcode_judgment",
  "zipcode_1",
  "zipcode_2",
  "zipcode_foreign",
  "address_1",
  "address_2",
  "phone_number_1",
  "phone_number_2",
  "phone_number_3",
] as const;

type OtherThanText = {
  zipcode_judgment: boolean;
  address_1: number | null;
  job_type_parent_id: number | null;
  job_type_child_id: number | null;
};

/** What is not stated is blank, a number null. */
export type AccountFacts = {
  [Field in (typeof accountFields)[number]]: Field extends keyof OtherThanText
    ? OtherThanText[Field]
    : string;
};
