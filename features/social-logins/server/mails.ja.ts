import type { EntryNews } from "#features/accounts/server/index.ts";

export const ja = {
  ofOrganisation: (corporation: string) => `${corporation}のアカウント`,
  linked: (service: string): EntryNews => ({
    what: `${service}との連携が追加されました`,
    detail: `アカウントが${service}と連携されました。次回から、${service}でもログインできます。`,
  }),
  unlinked: (service: string): EntryNews => ({
    what: `${service}との連携が解除されました`,
    detail: `アカウントと${service}の連携が解除されました。これからは、${service}ではログインできません。`,
  }),
};
