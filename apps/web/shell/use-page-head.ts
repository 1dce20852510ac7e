import { useEffect } from "react";
import { useCommunityName } from "#features/communities/web/index.ts";
import { usePageName } from "#kit/ui/page-head/page-name.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useCurrentScreen } from "../screens/current-screen.ts";

export const PRODUCT = "Enishi";

/** R076, R077: the title names the screen, or its content, and the community; only the top page is indexed. */
export function usePageHead(): void {
  const { language } = useLanguage();
  const screen = useCurrentScreen();
  const community = useCommunityName();
  const name = usePageName() ?? screen?.title[language];
  const indexed = screen?.path === "/";
  const title = name && !indexed ? `${name} | ${community ?? PRODUCT}` : PRODUCT;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    const robots = document.querySelector('meta[name="robots"]');
    robots?.setAttribute("content", indexed ? "index, follow" : "noindex, nofollow");
  }, [indexed]);
}
