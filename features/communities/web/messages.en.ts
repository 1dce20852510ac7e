import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  members: (n) => (n === 1 ? "1 member" : `${n.toLocaleString("en-US")} members`),
  board: { title: "From the management office", newWindow: "(opens in a new window)" },
  userType: { alumni: "Alumnus", employee: "Employee", admin: "Administrator" },
};
