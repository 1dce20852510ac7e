import { errorCodes } from "#kit/contract/errors.ts";

export const templateErrors = errorCodes({
  ERROR_TEMPLATE_NAME_TAKEN: {
    ja: "同じ名前のテンプレートがあります。別の名前を入力してください。",
    en: "There is already a template with this name. Enter another name.",
  },
  /** A message to people has no group, so its sending would be refused. */
  ERROR_TEMPLATE_GROUP_URL: {
    ja: "「{{invitation_group_url}}」は、グループへの招待のテンプレートでだけ使えます。本文から削除するか、宛先を変更してください。",
    en: "“{{invitation_group_url}}” is only for templates of group invitations. Remove it from the text, or change whom the template is for.",
  },
  /** Without the address nobody could accept the invitation. */
  ERROR_TEMPLATE_NO_GROUP_URL: {
    ja: "グループへの招待のテンプレートには、招待のURLが入る場所が必要です。本文に「{{invitation_group_url}}」を入れてください。",
    en: "A template of group invitations needs a place for the invitation’s address. Add “{{invitation_group_url}}” to the text.",
  },
});
