/** Interest opens this chat; its feature provides this. */
export type InterestChat = {
  readonly path: (chatroomId: number) => string;
  /** Puts the text into its draft, to be sent later. */
  readonly keepWords: (chatroomId: number, words: string) => Promise<unknown>;
};
