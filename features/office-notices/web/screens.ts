import { consoleScreen, type Screen } from "#kit/web/screens/screen.ts";

const list = "/notifications";
const shared = { reading: "おしらせ" } as const;

export const screens: readonly Screen[] = [
  // R382: the list opens with the latest beginning.
  consoleScreen(list, {
    ...shared,
    code: "CF10",
    title: { ja: "お知らせ", en: "Notices" },
    menu: { group: "messages", order: 40, icon: "IconNews" },
    opening: "manages/notifications?publication_start_period=desc&page=1&per_page=30",
    load: () => import("#features/office-notices/web/notices-screen.tsx"),
  }),
  consoleScreen(`${list}/new`, {
    ...shared,
    code: "CF20",
    title: { ja: "お知らせの作成", en: "New notice" },
    load: () => import("#features/office-notices/web/new-notice-screen.tsx"),
  }),
  consoleScreen(`${list}/:notification_id/edit`, {
    ...shared,
    code: "CF40",
    title: { ja: "お知らせの編集", en: "Notice" },
    load: () => import("#features/office-notices/web/notice-screen.tsx"),
  }),
];
