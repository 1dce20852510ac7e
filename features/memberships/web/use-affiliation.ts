import { useCommunityMessages } from "#features/communities/web/index.ts";
import { showPeriod } from "#kit/contract/fields/tokyo-time.ts";
import type { UserType } from "#kit/contract/wire.ts";
import { defineMessages } from "#kit/web/i18n.ts";
import type { Affiliation, Author } from "../contract/author.ts";
import { OFFICE_USER_ID } from "../contract/author.ts";

const useAffiliationMessages = defineMessages(
  {
    former: (name: string) => `元・${name}`,
    present: (name: string) => `現・${name}`,
  },
  {
    former: (name) => `Formerly ${name}`,
    present: (name) => `Now ${name}`,
  },
);

/**
 * Words where somebody was or is, and when; else whether they are an alumnus or employee. docs/decisions/profiles.md
 */
export function useAffiliation(userType: UserType, affiliation: Affiliation | null): string {
  const text = useAffiliationMessages();
  const types = useCommunityMessages().userType;
  if (!affiliation) return userType === "alumni" ? types.alumni : types.employee;
  const { name, is_school, since, until } = affiliation;
  if (userType !== "alumni") return text.present(name);
  const years = since || until ? showPeriod(since, until) : "";
  return [is_school ? name : text.former(name), years].filter(Boolean).join(" ");
}

/** Returns the line under an author's name; "" for the office and for somebody who has left. R017 */
export function useAuthorLine({ user_id, user_type, affiliation }: Author): string {
  const line = useAffiliation(user_type, affiliation);
  return user_id === null || user_id === OFFICE_USER_ID ? "" : line;
}
