/** These columns of the account `a` and the community `c` address a letter in the community's name. */
export const recipientColumns = [
  "a.email",
  "a.language",
  "a.family_name",
  "a.given_name",
  "c.name as community_name",
  "c.theme_color",
] as const;
