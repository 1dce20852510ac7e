import type { AccountFacts } from "#features/accounts/contract/account-facts.ts";
import { accountFields } from "#features/accounts/contract/account-facts.ts";
import { connectedFlagNames } from "#features/accounts/contract/services.ts";
import { answerField, answerFields } from "#features/member-details/contract/details.ts";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { answerTo } from "#features/member-details/contract/kept.ts";
import { byName, pick } from "#kit/contract/by-name.ts";
import { imageUrl } from "#kit/contract/image-address.ts";
import {
  type Appearance,
  communityTextFields,
  type Me,
  type OwnAccountView,
  type OwnText,
} from "../contract/views.ts";
import type { OwnAccountRow, OwnProfileRow } from "./own-profile.sql.ts";

const meOf = (row: OwnAccountRow | OwnProfileRow): Omit<Me, "profile"> => ({
  community_id: row.community_id,
  employee_user_id: row.kind === "employee" ? row.account_id : null,
  alumni_user_id: row.kind === "alumnus" ? row.account_id : null,
  direct_id: row.direct_id,
  language: row.language,
  color_scheme: row.color_scheme,
});

/** One's own picture needs no community. */
export const ownPictureUrl = (fileId: number): string => `/api/account/picture/${fileId}`;

const namesOf = ({ family_name, given_name, display_name }: OwnAccountRow | OwnProfileRow) => ({
  display_name: display_name ?? `${family_name} ${given_name}`,
  family_name,
  given_name,
});

export const accountOf = (row: OwnAccountRow): AccountFacts => ({
  ...pick(row, accountFields),
  birthday: row.birthday ?? "",
});

export const ownAccountOf = (row: OwnAccountRow, form: RegistrationForm): OwnAccountView => ({
  ...meOf(row),
  profile: {
    ...accountOf(row),
    ...namesOf(row),
    ...pick(row, connectedFlagNames),
    image_url: row.file_id ? ownPictureUrl(row.file_id) : null,
    updated_at: row.updated_at.toISOString(),
  },
  form,
});

export function communityProfileOf(
  row: OwnProfileRow,
): Omit<Me["profile"], Exclude<keyof Appearance, "display_name">> {
  const texts: Partial<Record<OwnText, string | null>> = {
    ...row.registration,
    display_name: row.display_name,
    enrollment_start_period: row.enrollment_start_period,
  };
  const { additional_information: kept, questions } = row;
  const answers = Object.fromEntries(
    (questions ?? []).map((question) => [
      answerField(question.number),
      answerTo(question, kept[question.number]),
    ]),
  );
  return {
    ...byName(communityTextFields, (field) => texts[field] ?? ""),
    ...byName(answerFields, (field) => answers[field] ?? ""),
    introduction: row.introduction,
    is_profile_public: row.is_profile_public,
    updated_at: row.updated_at.toISOString(),
  };
}

export const ownProfileOf = (row: OwnProfileRow): Me => ({
  ...meOf(row),
  profile: {
    ...communityProfileOf(row),
    ...namesOf(row),
    image_url: imageUrl(row.community_id, row.file_id),
  },
});
