/** The list of candidates has these columns on the screen and in the file. */
export const columnLabels = {
  ja: {
    name: "氏名",
    kana: "カナ",
    management_no: "管理番号",
    display_name: "表示名",
    department: "部署",
    period: "入社–退職",
    start_period: "入社",
    end_period: "退職",
    email: "メールアドレス",
    birthday: "生年月日",
    invited_by: "招待した人",
    applied_at: "申込日時",
  },
  en: {
    name: "Name",
    kana: "Kana",
    management_no: "No.",
    display_name: "Display name",
    department: "Department",
    period: "Joined–left",
    start_period: "Joined",
    end_period: "Left",
    email: "E-mail",
    birthday: "Birthday",
    invited_by: "Invited by",
    applied_at: "Applied",
  },
} as const;
export type CandidateColumn = keyof (typeof columnLabels)["ja"];
