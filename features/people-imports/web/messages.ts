import { defineMessages } from "#kit/web/i18n.ts";
import { en } from "./messages.en.ts";
import { ja } from "./messages.ja.ts";

export const useImportMessages = defineMessages(ja, en);
