/** An allowed word holds a banned one and may be written all the same: ばかり, where ばか is banned. */
export const wordKinds = ["banned", "allowed"] as const;
export type WordKind = (typeof wordKinds)[number];

export const wordKindWords = {
  banned: { ja: "禁止", en: "Banned" },
  allowed: { ja: "許可", en: "Allowed" },
} as const;
