import { errorCodes } from "#kit/contract/errors.ts";

export const postErrors = errorCodes({
  VALIDATE_NUMBER_OF_MENTION: {
    status: 400,
    ja: ({ max }) => `メンションできるのは${max ?? 30}人までです。`,
    en: ({ max }) => `You can mention at most ${max ?? 30} people.`,
  },
  ERROR_MENTION_USER_INVALID: {
    status: 400,
    ja: "メンションできないユーザーが含まれています。メンションを削除して、もう一度お試しください。",
    en: "Somebody you mentioned cannot be mentioned here. Remove the mention and try again.",
  },
});
