import type { ja } from "./mails.ja.ts";

export const en: typeof ja = {
  ofOrganisation: (corporation) => `your ${corporation} account`,
  linked: (service) => ({
    what: `A link with ${service} has been added`,
    detail: `your account was linked with ${service}. From now on it can be used to log in.`,
  }),
  unlinked: (service) => ({
    what: `The link with ${service} has been removed`,
    detail: `the link of your account with ${service} was removed. It can no longer be used to log in.`,
  }),
};
