import { defineMessages } from "#kit/web/i18n.ts";

export const useSortableMessages = defineMessages(
  {
    handle: (name: string): string => `「${name}」を並べ替える`,
    role: "並べ替えのつまみ",
    instructions:
      "スペースキーまたはEnterキーで持ち上げ、上下の矢印キーで動かし、もう一度スペースキーまたはEnterキーで置きます。Escapeキーで取り消します。",
    lifted: (name: string, at: number, of: number): string =>
      `「${name}」を持ち上げました。${of}件中${at}番目です。`,
    over: (name: string, at: number, of: number): string => `「${name}」は${of}件中${at}番目です。`,
    dropped: (name: string, at: number, of: number): string =>
      `「${name}」を${of}件中${at}番目に置きました。`,
    cancelled: (name: string): string => `取り消しました。「${name}」は元の位置に戻りました。`,
  },
  {
    handle: (name) => `Move “${name}”`,
    role: "drag handle",
    instructions:
      "Press Space or Enter to pick it up, the arrow keys to move it, and Space or Enter again to drop it. Escape cancels.",
    lifted: (name, at, of) => `Picked up “${name}”, which is at place ${at} of ${of}.`,
    over: (name, at, of) => `“${name}” is at place ${at} of ${of}.`,
    dropped: (name, at, of) => `Dropped “${name}” at place ${at} of ${of}.`,
    cancelled: (name) => `Cancelled. “${name}” is back where it was.`,
  },
);
