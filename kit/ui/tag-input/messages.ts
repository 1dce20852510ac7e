import { defineMessages } from "#kit/web/i18n.ts";

export const useTagMessages = defineMessages(
  {
    placeholder: "タグを入力してEnter",
    hint: (count: number, max: number) => `${count} / ${max}個（1つ20文字まで）`,
    remove: (name: string) => `タグ「${name}」を外す`,
    full: (max: number) => `タグは${max}個までです`,
    duplicate: "同じタグが既にあります",
  },
  {
    placeholder: "Type a tag and press Enter",
    hint: (count, max) => `${count} of ${max} (20 characters each)`,
    remove: (name) => `Remove the tag ${name}`,
    full: (max) => `At most ${max} tags`,
    duplicate: "This tag is there already",
  },
);
