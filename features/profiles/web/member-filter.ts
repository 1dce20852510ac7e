export const memberTabs = ["all", "alumni", "employee"] as const;
export type MemberTab = (typeof memberTabs)[number];
export type MemberFilter = { readonly tab: MemberTab; readonly q: string };

/** The URL holds tab and search: `?user_type=alumni&q=佐藤`. */
export const readFilter = (search: URLSearchParams): MemberFilter => ({
  tab: memberTabs.find((tab) => tab === search.get("user_type")) ?? "all",
  q: search.get("q")?.trim() ?? "",
});

export function filterSearch({ tab, q }: MemberFilter): string {
  const search = new URLSearchParams({
    ...(tab === "all" ? {} : { user_type: tab }),
    ...(q ? { q } : {}),
  }).toString();
  return `?${search}`;
}
