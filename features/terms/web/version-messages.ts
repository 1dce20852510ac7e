import { defineMessages } from "#kit/web/i18n.ts";

export const useVersionMessages = defineMessages(
  {
    title: "利用規約",
    tabs: { alumni: "アルムナイ", employee: "在籍者", consents: "同意の状況" },
    write: "新しい版を作成",
    none: {
      community: "まだ規約がありません。最初の版を作成してください。",
      provider:
        "まだ規約がありません。最初の版を公開するまでは、規約への同意なしで登録できます。公開すると、登録済みの人にも同意をお願いします。",
    },
    current: (version: number) => `第${version}版をもとに編集しています`,
    content: "本文",
    contentHint: "書式のない文章です。見出しは行を分けて書いてください。",
    effective: "施行日時",
    effectiveHint: "空欄または過去の日時なら、すぐに施行されます。施行までは、今の版が有効です。",
    changes: "変更点",
    unchanged: "まだ変更はありません。",
    publish: "公開する",
    published: (version: number) => `第${version}版を公開しました`,
    ask: {
      title: "新しい版を公開しますか？",
      now: {
        community: (count: number) =>
          `${count.toLocaleString("ja-JP")}名に同意をお願いします。同意するまで、コミュニティには入れません。公開した版は変更できません。`,
        provider: (count: number) =>
          `すべてのコミュニティの${count.toLocaleString("ja-JP")}名に同意をお願いします。同意するまで、どのコミュニティにも入れません。公開した版は変更できません。`,
      },
      later: (count: number, time: string) =>
        `${time}から、${count.toLocaleString("ja-JP")}名に同意をお願いします。公開した版は変更できません。`,
      confirm: "公開する",
    },
    versions: "版の一覧",
    version: (version: number) => `第${version}版`,
    publishedAt: (time: string) => `公開 ${time}`,
    publishedBy: (name: string) => `公開した人 ${name}`,
    effectiveFrom: (time: string) => `施行 ${time}`,
    inForce: "有効",
    pending: "施行前",
    earlier: "以前の版",
    agreed: (count: number, bound: number) =>
      `${bound.toLocaleString("ja-JP")}名中 ${count.toLocaleString("ja-JP")}名が同意`,
    who: "同意した人を見る",
    compare: "版を比べる",
    before: "比べる版",
    after: "新しい版",
    nothing: "この版だけです。",
    consents: {
      title: "規約への同意",
      search: "氏名で検索",
      empty: "メンバーはまだいません",
      hint: "メンバーが参加すると、同意した規約の版がここに並びます。",
      none: "未同意",
    },
  },
  {
    title: "Terms",
    tabs: { alumni: "Alumni", employee: "Employees", consents: "Consents" },
    write: "New version",
    none: {
      community: "There are no terms yet. Write the first version.",
      provider:
        "There are no terms yet. Until you publish the first version, people register without agreeing to any. Everybody registered by then is asked to agree, too.",
    },
    current: (version) => `Edited from version ${version}`,
    content: "Text",
    contentHint: "Plain text. Put each heading on a line of its own.",
    effective: "Takes effect",
    effectiveHint:
      "If this is empty or has passed, the version takes effect at once. Until then the present version stays in force.",
    changes: "Changes",
    unchanged: "Nothing has changed yet.",
    publish: "Publish",
    published: (version) => `Version ${version} has been published`,
    ask: {
      title: "Publish the new version?",
      now: {
        community: (count) =>
          `${count === 1 ? "1 person is" : `${count.toLocaleString("en-GB")} people are`} asked to agree, and cannot enter the community before. A published version cannot be changed.`,
        provider: (count) =>
          `${count === 1 ? "1 person" : `${count.toLocaleString("en-GB")} people`} in all communities ${count === 1 ? "is" : "are"} asked to agree, and cannot enter any of them before. A published version cannot be changed.`,
      },
      later: (count, time) =>
        `From ${time} on, ${count === 1 ? "1 person is" : `${count.toLocaleString("en-GB")} people are`} asked to agree. A published version cannot be changed.`,
      confirm: "Publish",
    },
    versions: "Versions",
    version: (version) => `Version ${version}`,
    publishedAt: (time) => `Published ${time}`,
    publishedBy: (name) => `Published by ${name}`,
    effectiveFrom: (time) => `In force from ${time}`,
    inForce: "In force",
    pending: "Not yet in force",
    earlier: "Earlier",
    agreed: (count, bound) =>
      `Agreed to by ${count.toLocaleString("en-GB")} of ${bound.toLocaleString("en-GB")}`,
    who: "See who has agreed",
    compare: "Compare versions",
    before: "Earlier version",
    after: "Later version",
    nothing: "This is the only version.",
    consents: {
      title: "Consents",
      search: "Search names",
      empty: "No members yet",
      hint: "As members join, the version they have agreed to appears here.",
      none: "None",
    },
  },
);
