export const groupTabs = ["all", "joined"] as const;
export type GroupTab = (typeof groupTabs)[number];
export type GroupFilter = { readonly tab: GroupTab; readonly q: string };

/** The URL holds tab and search: `?tab=joined&q=登山`. */
export const readFilter = (search: URLSearchParams): GroupFilter => ({
  tab: groupTabs.find((tab) => tab === search.get("tab")) ?? "all",
  q: search.get("q") ?? "",
});

export function filterSearch({ tab, q }: GroupFilter): string {
  const search = new URLSearchParams({ ...(tab === "all" ? {} : { tab }), ...(q ? { q } : {}) }).toString();
  return search && `?${search}`;
}
