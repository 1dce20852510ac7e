import { defineMessages } from "#kit/web/i18n.ts";

export const useCropMessages = defineMessages(
  {
    title: "写真の切り抜き",
    hint: "写真を動かして位置を合わせます。キーボードでは矢印キーで動かせます。",
    area: "切り抜く範囲",
    zoom: "拡大",
    use: "この写真にする",
    cancel: "キャンセル",
    preparing: "写真を準備しています…",
    tooLarge: "20MB以内の写真を選んでください。",
    unreadable: "写真を読み込めませんでした。JPEG・PNG・HEICの写真を選んでください。",
  },
  {
    title: "Crop the photo",
    hint: "Move the photo into place. With a keyboard, use the arrow keys.",
    area: "Part that is shown",
    zoom: "Zoom",
    use: "Use this photo",
    cancel: "Cancel",
    preparing: "Preparing the photo…",
    tooLarge: "Choose a photo of up to 20\u00a0MB.",
    unreadable: "The photo could not be read. Choose a JPEG, PNG or HEIC photo.",
  },
);
