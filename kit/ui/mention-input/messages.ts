import { defineMessages } from "#kit/web/i18n.ts";

export const useMentionMessages = defineMessages(
  { people: "メンションの候補" },
  { people: "People to mention" },
);
