import { operatorScreen, type Screen } from "#kit/web/screens/screen.ts";

const reading = "おといあわせ";

export const screens: readonly Screen[] = [
  operatorScreen("/inquiries", {
    code: "operator-inquiries",
    title: { ja: "お問い合わせ", en: "Inquiries" },
    reading,
    menu: { group: "customers", order: 30, icon: "IconMailQuestion", counted: "inquiries" },
    load: () => import("#features/operator-inquiries/web/inquiries-screen.tsx"),
  }),
  operatorScreen("/inquiries/ready_answers", {
    code: "operator-ready-answers",
    title: { ja: "お問い合わせの定型文", en: "Ready answers" },
    reading: "おといあわせのていけいぶん",
    load: () => import("#features/operator-inquiries/web/ready-answers-screen.tsx"),
  }),
  operatorScreen("/inquiries/ready_answers/new", {
    code: "operator-new-ready-answer",
    title: { ja: "定型文の作成", en: "New ready answer" },
    load: () => import("#features/operator-inquiries/web/new-ready-answer-screen.tsx"),
  }),
  operatorScreen("/inquiries/ready_answers/:ready_answer_id", {
    code: "operator-ready-answer",
    title: { ja: "定型文の編集", en: "Ready answer" },
    load: () => import("#features/operator-inquiries/web/ready-answer-screen.tsx"),
  }),
  operatorScreen("/inquiries/:inquiry_id", {
    code: "operator-inquiry",
    title: { ja: "お問い合わせへの回答", en: "Inquiry" },
    reading,
    load: () => import("#features/operator-inquiries/web/inquiry-screen.tsx"),
  }),
];
