import { defineMessages } from "#kit/web/i18n.ts";

export const useProfileMessages = defineMessages(
  {
    profileSetting: "プロフィール設定",
    portfolioSetting: "ポートフォリオ設定",
  },
  {
    profileSetting: "Profile",
    portfolioSetting: "Portfolio",
  },
);
