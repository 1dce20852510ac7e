import { consoleScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  consoleScreen("/alumni_register_form", {
    code: "CG40",
    title: { ja: "登録フォーム", en: "Registration form" },
    reading: "とうろくふぉーむ",
    menu: { group: "settings", order: 20, icon: "IconForms" },
    load: () => import("#features/member-details/web/entry-form/entry-form-screen.tsx"),
  }),
];
