/** Whom a letter goes to in a community's name, of the account `a` and the community `c`. */
export const recipientColumns = [
  "a.email",
  "a.language",
  "a.family_name",
  "a.given_name",
  "c.name as community_name",
  "c.theme_color",
] as const;
