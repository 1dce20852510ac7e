export const columnLabels = {
  ja: {
    at: "日時",
    actor: "操作した人",
    act: "操作",
    whose: "対象の人",
    target: "対象",
    changes: "変更内容",
    reason: "理由",
    ip: "接続元",
  },
  en: {
    at: "Date",
    actor: "Done by",
    act: "Action",
    whose: "Person concerned",
    target: "Target",
    changes: "Changes",
    reason: "Reason",
    ip: "From",
  },
} as const;
export type AuditColumn = keyof typeof columnLabels.ja;
