import { consoleScreen, type Screen } from "#kit/web/screens/screen.ts";

const list = "/message_templates";
const shared = { reading: "てんぷれーと" } as const;

export const screens: readonly Screen[] = [
  consoleScreen(list, {
    ...shared,
    code: "CE10",
    title: { ja: "テンプレート", en: "Templates" },
    menu: { group: "messages", order: 30, icon: "IconTemplate" },
    opening: "message_templates?name=asc&page=1&per_page=30",
    load: () => import("#features/message-templates/web/templates-screen.tsx"),
  }),
  consoleScreen(`${list}/new`, {
    ...shared,
    code: "CE20",
    title: { ja: "テンプレートの作成", en: "New template" },
    load: () => import("#features/message-templates/web/new-template-screen.tsx"),
  }),
  consoleScreen(`${list}/:message_template_id/edit`, {
    ...shared,
    code: "CE40",
    title: { ja: "テンプレートの編集", en: "Template" },
    load: () => import("#features/message-templates/web/template-screen.tsx"),
  }),
];
