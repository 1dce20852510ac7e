/** An allowed word holds a banned one and may be written all the same: ばかり, where ばか is banned. */
export const wordKinds = ["banned", "allowed"] as const;
export type WordKind = (typeof wordKinds)[number];
