import type { Language } from "#kit/contract/language.ts";

type Words = Readonly<Record<Language, string>>;

/**
 * The acts of the audit log have here, by the name in their calls, the words that offices and members read. A test
 * ensures that no act lacks them.
 */
export const acts = {
  acceptContractOffer: { ja: "契約を引き継ぎ", en: "Took over the contract" },
  acceptTurnover: { ja: "アルムナイとして引き継ぎ", en: "Accepted the change to an alumnus" },
  approveCandidates: { ja: "候補者を承認", en: "Approved a candidate" },
  blockPostingOfAlumni: { ja: "アルムナイの投稿を制限", en: "Blocked an alumnus from posting" },
  blockPostingOfEmployees: { ja: "在籍者の投稿を制限", en: "Blocked an employee from posting" },
  cancelContractOffer: {
    ja: "契約の引き継ぎの依頼を取り消し",
    en: "Cancelled the request to hand over the contract",
  },
  carryOutTurnover: { ja: "在籍者をアルムナイに切り替え", en: "Changed an employee to an alumnus" },
  confirmTurnover: { ja: "アルムナイへの切り替えを本人が確認", en: "Confirmed the change to an alumnus" },
  createAdministrator: { ja: "管理者を追加", en: "Added an administrator" },
  createManagementFlag: { ja: "管理フラグを追加", en: "Added a flag" },
  createMessageTemplate: { ja: "テンプレートを作成", en: "Added a template" },
  createOfficialPost: { ja: "公式投稿を作成", en: "Wrote an official post" },
  createSavedView: { ja: "一覧の表示を保存", en: "Saved a view of a list" },
  deleteAdministrator: { ja: "管理者から除外", en: "Removed an administrator" },
  deleteCandidates: { ja: "候補者を削除", en: "Deleted a candidate" },
  deleteComment: { ja: "コメントを削除", en: "Deleted a comment" },
  deleteGroup: { ja: "グループを削除", en: "Deleted a group" },
  deletePeopleImport: { ja: "読み取ったCSVを削除", en: "Deleted a CSV file that was read" },
  deleteManagementFlag: { ja: "管理フラグを削除", en: "Deleted a flag" },
  deleteMessageTemplate: { ja: "テンプレートを削除", en: "Deleted a template" },
  deletePosts: { ja: "投稿をまとめて削除", en: "Deleted posts in bulk" },
  deleteSavedView: { ja: "一覧の表示を削除", en: "Deleted a view of a list" },
  deleteUserPost: { ja: "投稿を削除", en: "Deleted a post" },
  editAlumnus: { ja: "アルムナイの登録情報を修正", en: "Corrected an alumnus’s details" },
  editCandidate: { ja: "候補者の登録情報を修正", en: "Corrected a candidate’s details" },
  editEmployee: { ja: "在籍者の登録情報を修正", en: "Corrected an employee’s details" },
  enterEmployees: { ja: "在籍者を登録", en: "Added an employee" },
  exportAuditEvents: { ja: "操作履歴を書き出し", en: "Exported the audit log" },
  exportAlumni: { ja: "アルムナイの一覧を書き出し", en: "Exported the list of alumni" },
  exportCandidates: { ja: "候補者の一覧を書き出し", en: "Exported the list of candidates" },
  exportRefusedRows: { ja: "CSVのエラー行を書き出し", en: "Exported the rows with errors of a CSV file" },
  exportEmployees: { ja: "在籍者の一覧を書き出し", en: "Exported the list of employees" },
  flagAlumni: { ja: "アルムナイの管理フラグを変更", en: "Changed an alumnus’s flags" },
  flagEmployees: { ja: "在籍者の管理フラグを変更", en: "Changed an employee’s flags" },
  hidePosts: { ja: "投稿をまとめて非公開に変更", en: "Hid posts in bulk" },
  importPeople: { ja: "CSVで登録・変更・招待", en: "Added, changed or invited people by CSV" },
  inviteTurnedOver: { ja: "アルムナイへの切り替えの招待を再送", en: "Invited a former employee again" },
  inviteImported: { ja: "CSVで登録した人に招待メールを送信", en: "Emailed an invitation after a CSV import" },
  readPeopleFile: { ja: "CSVを読み取り", en: "Read a CSV file of people" },
  offerContract: { ja: "契約の引き継ぎを依頼", en: "Requested to hand over the contract" },
  openMembersChat: { ja: "メンバー同士のチャットを閲覧", en: "Opened a chat between members" },
  pauseAlumni: { ja: "アルムナイを一時停止", en: "Paused an alumnus" },
  pauseEmployees: { ja: "在籍者を一時停止", en: "Paused an employee" },
  rejectCandidates: { ja: "候補者を却下", en: "Rejected a candidate" },
  renewInvitationKey: { ja: "招待URLを再発行", en: "Renewed an invitation link" },
  resumeAlumni: { ja: "アルムナイの一時停止を解除", en: "Resumed an alumnus" },
  resumeEmployees: { ja: "在籍者の一時停止を解除", en: "Resumed an employee" },
  revealPosts: { ja: "投稿をまとめて公開", en: "Made posts visible in bulk" },
  lapseTurnover: { ja: "アルムナイへの切り替えの依頼が失効", en: "A change to an alumnus has lapsed" },
  objectToTurnover: { ja: "アルムナイへの切り替えに異議", en: "Objected to the change to an alumnus" },
  revokeAlumniInvitations: { ja: "アルムナイの招待を停止", en: "Stopped an alumnus’s invitation" },
  revokeEmployeeInvitations: { ja: "在籍者の招待を停止", en: "Stopped an employee’s invitation" },
  revokeTurnoverInvitation: {
    ja: "アルムナイへの切り替えの招待を停止",
    en: "Stopped the invitation of a former employee",
  },
  revokeInvitationKey: { ja: "招待URLを停止", en: "Stopped an invitation link" },
  saveEntryForm: { ja: "登録フォームを変更", en: "Changed the registration form" },
  sendAlumniInvitations: { ja: "アルムナイに招待メールを再送", en: "Invited an alumnus again" },
  sendEmployeeInvitations: { ja: "在籍者に招待メールを再送", en: "Invited an employee again" },
  setDemand: {
    ja: "管理者の二段階認証の必須設定を変更",
    en: "Changed whether administrators need two-step verification",
  },
  stopActivity: { ja: "一括処理を中止", en: "Stopped a bulk action" },
  turnOver: { ja: "アルムナイへの切り替えを依頼", en: "Asked to change an employee to an alumnus" },
  undoTurnover: { ja: "アルムナイへの切り替えを取り消し", en: "Undid a change to an alumnus" },
  undoPeopleImport: { ja: "CSVの取り込みを取り消し", en: "Undid a CSV import" },
  unblockPostingOfAlumni: { ja: "アルムナイの投稿の制限を解除", en: "Allowed an alumnus to post again" },
  unblockPostingOfEmployees: { ja: "在籍者の投稿の制限を解除", en: "Allowed an employee to post again" },
  updateAdministrator: { ja: "管理者の担当を変更", en: "Changed an administrator’s duties" },
  updateComment: { ja: "コメントの公開状態を変更", en: "Changed the visibility of a comment" },
  updateGroup: { ja: "グループを編集", en: "Edited a group" },
  updateMessageTemplate: { ja: "テンプレートを変更", en: "Changed a template" },
  updateManagementFlag: { ja: "管理フラグの名前を変更", en: "Renamed a flag" },
  updateSavedView: { ja: "一覧の表示を変更", en: "Changed a view of a list" },
  updateUserPost: { ja: "投稿の公開状態・内容を変更", en: "Edited a post or changed its visibility" },
  withdrawAlumni: { ja: "アルムナイの退会を処理", en: "Ended an alumnus’s membership" },
  withdrawEmployees: { ja: "在籍者の退会を処理", en: "Ended an employee’s membership" },
} as const satisfies Readonly<Record<string, Words>>;
export type ActName = keyof typeof acts;
export const actNames = Object.keys(acts) as ActName[];

/** A retired act is shown by its name. */
export const actWords = (act: string, language: Language): string =>
  (acts as Readonly<Record<string, Words>>)[act]?.[language] ?? act;
