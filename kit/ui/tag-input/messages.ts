import { defineMessages } from "#kit/web/i18n.ts";

export const useTagMessages = defineMessages(
  {
    placeholder: "タグを入力してEnter",
    hint: (count: number, max: number, length: number) => `${count} / ${max}個（1つ${length}文字まで）`,
    edit: (name: string) => `タグ「${name}」を編集`,
    remove: (name: string) => `タグ「${name}」を外す`,
    full: (max: number) => `タグは${max}個までです`,
    tooLong: (max: number) => `タグは${max}文字以内で入力してください`,
    duplicate: "同じタグが既にあります",
    others: "よく使われているタグ",
    offered: (count: number) => `タグの候補が${count}件あります。上下の矢印キーで選べます。`,
    posts: (count: number) => `${count}件`,
  },
  {
    placeholder: "Type a tag and press Enter",
    hint: (count, max, length) => `${count} of ${max} (up to ${length} characters each)`,
    edit: (name) => `Edit the tag ${name}`,
    remove: (name) => `Remove the tag ${name}`,
    full: (max) => `You can add up to ${max} tags`,
    tooLong: (max) => `Keep tags to ${max} characters or fewer`,
    duplicate: "This tag has already been added",
    others: "Tags in use",
    offered: (count) =>
      `${count} ${count === 1 ? "tag" : "tags"} suggested. Choose with the up and down arrow keys.`,
    posts: (count) => `${count} ${count === 1 ? "post" : "posts"}`,
  },
);
