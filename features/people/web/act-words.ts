import type { BulkCall } from "#kit/contract/bulk.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { defineMessages } from "#kit/web/i18n.ts";
import { peopleActs } from "../contract/acts.ts";

type Name = keyof typeof peopleActs;

const opposites: Readonly<Partial<Record<Name, Name>>> = {
  flagPeople: "flagPeople",
  pausePeople: "resumePeople",
  resumePeople: "pausePeople",
  blockPosting: "unblockPosting",
  unblockPosting: "blockPosting",
};
/** Returns the act that undoes this one; a withdrawal erases the profile and cannot be undone. */
export function undoOf(name: Name, kind: MemberKind): BulkCall | undefined {
  const opposite = opposites[name];
  return opposite && peopleActs[opposite][kind];
}

export const actLabels = {
  ja: {
    flagPeople: "フラグの変更",
    pausePeople: "一時停止",
    resumePeople: "一時停止の解除",
    blockPosting: "投稿の制限",
    unblockPosting: "投稿の制限の解除",
    withdrawPeople: "退会",
  },
  en: {
    flagPeople: "Changing the flags of",
    pausePeople: "Pausing",
    resumePeople: "Resuming",
    blockPosting: "Blocking posts by",
    unblockPosting: "Allowing posts by",
    withdrawPeople: "Ending the membership of",
  },
} as const satisfies Record<string, Record<Name, string>>;

export const useActMessages = defineMessages(
  {
    label: {
      flagPeople: "フラグを変更する",
      pausePeople: "一時停止する",
      resumePeople: "一時停止を解除する",
      blockPosting: "投稿を制限する",
      unblockPosting: "投稿の制限を解除する",
      withdrawPeople: "退会させる",
    },
    words: {
      flagPeople: {
        title: (count: string) => `${count}のフラグを変更`,
        effects: (count: string) =>
          `${count}の管理フラグが変わります\nいつでも元に戻せます\nフラグは管理者だけに見えます\nメールは送りません`,
        confirm: (count: string) => `${count}のフラグを変更する`,
        doneOne: (name: string) => `${name}さんのフラグを変更しました`,
        done: (count: string) => `${count}のフラグを変更しました`,
        taken: (count: string) => `${count}のフラグの変更を受け付けました`,
      },
      pausePeople: {
        title: (count: string) => `${count}を一時停止`,
        effects: (count: string) =>
          `${count}は、解除するまでコミュニティに入れません\n開いている画面も、すぐに閉じます\n投稿とプロフィールは残ります\nいつでも元に戻せます`,
        mails: (mails: string) => `お知らせのメールを${mails}送ります`,
        confirm: (count: string) => `${count}を一時停止してメールを送る`,
        doneOne: (name: string) => `${name}さんを一時停止しました`,
        done: (count: string) => `${count}を一時停止しました`,
        taken: (count: string) => `${count}の一時停止を受け付けました`,
      },
      resumePeople: {
        title: (count: string) => `${count}の一時停止を解除`,
        effects: (count: string) => `${count}が、ふたたびコミュニティに入れるようになります`,
        mails: (mails: string) => `お知らせのメールを${mails}送ります`,
        confirm: (count: string) => `${count}の一時停止を解除してメールを送る`,
        doneOne: (name: string) => `${name}さんの一時停止を解除しました`,
        done: (count: string) => `${count}の一時停止を解除しました`,
        taken: (count: string) => `${count}の一時停止の解除を受け付けました`,
      },
      blockPosting: {
        title: (count: string) => `${count}の投稿を制限`,
        effects: (count: string) =>
          `${count}は、投稿とコメントができなくなります\n読むことと、チャットはできます\nこれまでの投稿は残ります\nいつでも元に戻せます\nメールは送りません`,
        confirm: (count: string) => `${count}の投稿を制限する`,
        doneOne: (name: string) => `${name}さんの投稿を制限しました`,
        done: (count: string) => `${count}の投稿を制限しました`,
        taken: (count: string) => `${count}の投稿の制限を受け付けました`,
      },
      unblockPosting: {
        title: (count: string) => `${count}の投稿の制限を解除`,
        effects: (count: string) =>
          `${count}が、ふたたび投稿とコメントをできるようになります\nメールは送りません`,
        confirm: (count: string) => `${count}の投稿の制限を解除する`,
        doneOne: (name: string) => `${name}さんの投稿の制限を解除しました`,
        done: (count: string) => `${count}の投稿の制限を解除しました`,
        taken: (count: string) => `${count}の投稿の制限の解除を受け付けました`,
      },
      withdrawPeople: {
        title: (count: string) => `${count}を退会させる`,
        effects: (count: string) =>
          `${count}は、コミュニティに入れなくなります\n開いている画面も、すぐに閉じます\nコミュニティでのプロフィールを消去します\n投稿とコメントは、名前を表示せずに残ります\n参加しているグループから抜け、継続中のチャットは終了します`,
        mails: (mails: string) => `退会のお知らせのメールを${mails}送ります`,
        confirm: (count: string) => `${count}を退会させる`,
        doneOne: (name: string) => `${name}さんを退会させました`,
        done: (count: string) => `${count}を退会させました`,
        taken: (count: string) => `${count}の退会を受け付けました`,
      },
    },
  },
  {
    label: {
      flagPeople: "Change flags",
      pausePeople: "Pause",
      resumePeople: "Resume",
      blockPosting: "Block posting",
      unblockPosting: "Allow posting",
      withdrawPeople: "End membership",
    },
    words: {
      flagPeople: {
        title: (count) => `Change the flags of ${count}`,
        effects: (count) =>
          `The flags of ${count} will change. You can undo this at any time.\nOnly administrators see flags. No emails will be sent.`,
        confirm: (count) => `Change the flags of ${count}`,
        doneOne: (name) => `Changed the flags of ${name}`,
        done: (count) => `Changed the flags of ${count}`,
        taken: (count) => `Changing the flags of ${count}…`,
      },
      pausePeople: {
        title: (count) => `Pause ${count}`,
        effects: (count) =>
          `${count} will not be able to use the community until you resume them. Any screens they have open will close immediately.\nPosts and profiles stay. You can undo this at any time.`,
        mails: (mails) => `${mails} will be sent.`,
        confirm: (count) => `Pause ${count} and email them`,
        doneOne: (name) => `Paused ${name}`,
        done: (count) => `Paused ${count}`,
        taken: (count) => `Pausing ${count}…`,
      },
      resumePeople: {
        title: (count) => `Resume ${count}`,
        effects: (count) => `${count} will be able to use the community again.`,
        mails: (mails) => `${mails} will be sent.`,
        confirm: (count) => `Resume ${count} and email them`,
        doneOne: (name) => `Resumed ${name}`,
        done: (count) => `Resumed ${count}`,
        taken: (count) => `Resuming ${count}…`,
      },
      blockPosting: {
        title: (count) => `Block ${count} from posting`,
        effects: (count) =>
          `${count} will no longer be able to write posts and comments, but can still read and chat.\nExisting posts stay. You can undo this at any time.\nNo emails will be sent.`,
        confirm: (count) => `Block ${count} from posting`,
        doneOne: (name) => `${name} can no longer post`,
        done: (count) => `${count} can no longer post`,
        taken: (count) => `Blocking ${count} from posting…`,
      },
      unblockPosting: {
        title: (count) => `Allow ${count} to post`,
        effects: (count) =>
          `${count} will be able to write posts and comments again.\nNo emails will be sent.`,
        confirm: (count) => `Allow ${count} to post`,
        doneOne: (name) => `${name} can post again`,
        done: (count) => `${count} can post again`,
        taken: (count) => `Allowing ${count} to post…`,
      },
      withdrawPeople: {
        title: (count) => `End the membership of ${count}`,
        effects: (count) =>
          `${count} will no longer be able to use the community. Any screens they have open will close immediately.\nTheir profiles here will be erased.\nPosts and comments stay without their names.\nThey will leave their groups, and open chats will end.`,
        mails: (mails) => `${mails} will be sent.`,
        confirm: (count) => `End the membership of ${count}`,
        doneOne: (name) => `Ended the membership of ${name}`,
        done: (count) => `Ended the membership of ${count}`,
        taken: (count) => `Ending the membership of ${count}…`,
      },
    },
  },
);
