/** The chat that interest opens, which others know the way to. */
export type InterestChat = {
  readonly path: (chatroomId: number) => string;
  /** Leaves words in its box, where they wait to be sent. */
  readonly keepWords: (chatroomId: number, words: string) => Promise<unknown>;
};
