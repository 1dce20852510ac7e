import { registerErrors } from "#kit/web/errors/error-texts.ts";
import { defineMessages } from "#kit/web/i18n.ts";
import { groupErrors } from "../contract/errors.ts";
import { en } from "./messages.en.ts";
import { ja } from "./messages.ja.ts";

registerErrors(groupErrors);
export const useMessages = defineMessages(ja, en);
