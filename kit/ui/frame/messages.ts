import { defineMessages } from "#kit/web/i18n.ts";

export const useFrameMessages = defineMessages(
  {
    skip: "本文へ移動",
    menu: "メニュー",
    closeMenu: "メニューを閉じる",
    userMenu: (name: string) => `${name}さんのメニュー`,
    members: (total: number) => `メンバー${total}人`,
    main: "メインメニュー",
    sidebar: "サイドバー",
    rail: "関連する情報",
    places: "主な画面",
    home: "ホームへ",
  },
  {
    skip: "Skip to the content",
    menu: "Menu",
    closeMenu: "Close the menu",
    userMenu: (name) => `Menu of ${name}`,
    members: (total) => `${total} members`,
    main: "Main menu",
    sidebar: "Sidebar",
    rail: "Related",
    places: "Main places",
    home: "Home",
  },
);
