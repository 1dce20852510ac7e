import type { ja } from "./mails.ja.ts";

export const en: typeof ja = {
  ofOrganisation: (corporation) => `your ${corporation} account`,
  linked: (service) => ({
    what: `Your account has been linked to ${service}`,
    detail: `your account was linked to ${service}. You can now use it to log in.`,
  }),
  unlinked: (service) => ({
    what: `Your account has been unlinked from ${service}`,
    detail: `your account was unlinked from ${service}. You can no longer use it to log in.`,
  }),
};
