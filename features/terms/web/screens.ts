import { consoleScreen, type Screen } from "#kit/web/screens/screen.ts";

const shared = { reading: "りようきやく" } as const;

export const screens: readonly Screen[] = [
  // R383: it opens with the terms of alumni.
  consoleScreen("/terms_of_uses/edit", {
    ...shared,
    code: "CD40",
    title: { ja: "利用規約", en: "Terms" },
    menu: { group: "settings", order: 25, icon: "IconLicense" },
    load: () => import("#features/terms/web/terms-screen.tsx"),
  }),
  consoleScreen("/terms_of_uses/consents", {
    ...shared,
    code: "CD41",
    title: { ja: "規約への同意", en: "Consents" },
    load: () => import("#features/terms/web/consents-screen.tsx"),
  }),
];
