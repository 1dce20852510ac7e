/** It is open until an operator answers or closes it. */
export const inquiryStates = ["open", "answered", "closed"] as const;
export type InquiryState = (typeof inquiryStates)[number];
export const inquiryStateWords = {
  open: { ja: "未回答", en: "Open" },
  answered: { ja: "回答済み", en: "Answered" },
  closed: { ja: "完了", en: "Closed" },
} as const;
