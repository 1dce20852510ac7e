import { operatorScreen, type Screen } from "#kit/web/screens/screen.ts";

const reading = "よくあるしつもん";

export const screens: readonly Screen[] = [
  operatorScreen("/faqs", {
    code: "operator-faqs",
    title: { ja: "よくある質問", en: "Frequent questions" },
    reading,
    menu: { group: "service", order: 40, icon: "IconHelpCircle" },
    load: () => import("#features/faqs/web/operator-faqs-screen.tsx"),
  }),
  operatorScreen("/faqs/new", {
    code: "operator-new-faq",
    title: { ja: "質問の追加", en: "New question" },
    reading,
    load: () => import("#features/faqs/web/new-faq-screen.tsx"),
  }),
  operatorScreen("/faqs/:faq_id", {
    code: "operator-faq",
    title: { ja: "質問の編集", en: "Question" },
    reading,
    load: () => import("#features/faqs/web/edit-faq-screen.tsx"),
  }),
];
