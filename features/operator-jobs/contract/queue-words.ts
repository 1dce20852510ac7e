import { actWords } from "#features/audit-log/contract/acts.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/list-field.ts";

const known: Readonly<Record<string, Words>> = {
  sendMail: { ja: "メールの送信", en: "Send an email" },
  sendTestMail: { ja: "テストメール", en: "Test email" },
  sendActivationMail: { ja: "登録の確認メール", en: "Email to confirm a registration" },
  sendJoiningLink: { ja: "参加の案内メール", en: "Email with the link to join" },
  sendEmployeeInvitation: { ja: "在籍者の招待メール", en: "Invitation of an employee" },
  sendAlumniInvitation: { ja: "アルムナイの招待メール", en: "Invitation of an alumnus" },
  sendOperatorInvitation: { ja: "運営者の招待メール", en: "Invitation of an operator" },
  sendApprovalMail: { ja: "承認のメール", en: "Email of an approval" },
  sendTurnoverRequest: { ja: "退職の手続きの依頼メール", en: "Request to confirm a turnover" },
  sendTurnoverInvitation: { ja: "退職者の案内メール", en: "Email after a turnover" },
  sendChatMail: { ja: "チャットのお知らせメール", en: "Email about a chat" },
  sendNoticeMail: { ja: "お知らせメール", en: "Email of a notice" },
  sendResetMail: { ja: "パスワード再設定のメール", en: "Email to reset a password" },
  sendEmailChangeMail: { ja: "メールアドレス変更の確認メール", en: "Email to confirm an address" },
  sendEmailReminder: { ja: "登録アドレスの通知メール", en: "Reminder of one’s address" },
  mailInquiry: { ja: "お問い合わせの転送", en: "Forward an inquiry" },
  mailInquiryCopy: { ja: "お問い合わせの控えメール", en: "Copy of an inquiry" },
  mailInquiryAnswer: { ja: "お問い合わせへの回答メール", en: "Answer to an inquiry" },
  sendDigests: { ja: "まとめメール", en: "Daily emails with news" },
  remindOfWaitingChats: { ja: "返信を待つチャットのメール", en: "Emails about chats that wait" },
  carryOutDueTurnovers: { ja: "退職の予定の反映", en: "Carry out due turnovers" },
  takeEffect: { ja: "規約の施行", en: "Terms take effect" },
  runOfficeNotices: { ja: "お知らせの公開と終了", en: "Begin and end notices" },
  settleOfficeNotice: { ja: "お知らせの配信", en: "Deliver a notice" },
  "record-daily-figures": { ja: "ダッシュボードの日次集計", en: "Figures of the day" },
  eraseCommunity: { ja: "コミュニティの消去", en: "Erase a community" },
  removeFiles: { ja: "ファイルの削除", en: "Delete files" },
  removeUnusedFiles: { ja: "使われていない画像の削除", en: "Delete unused pictures" },
  removeOrphanImages: { ja: "行のない画像の削除", en: "Delete pictures that no row names" },
  removeOrphanAttachments: { ja: "行のない添付ファイルの削除", en: "Delete attachments that no row names" },
  removeExpired: { ja: "期限切れのセッションの削除", en: "Delete expired sessions" },
  removeSignInSteps: { ja: "途中で終わったログインの削除", en: "Delete unfinished logins" },
  removeOperatorLinks: { ja: "運営者の古いリンクの削除", en: "Delete old links of operators" },
  removeOldInquiries: { ja: "古いお問い合わせの削除", en: "Delete old inquiries" },
  forgetExpiredRegistrations: { ja: "期限切れの登録の削除", en: "Delete expired registrations" },
  forgetRejections: { ja: "却下の記録の削除", en: "Delete old rejections" },
  forgetTurnedOver: { ja: "退職の手続きの記録の削除", en: "Delete old turnovers" },
  forgetEndedInvitations: { ja: "終わった招待の削除", en: "Delete ended invitations" },
  forgetOldImports: { ja: "古いCSVの削除", en: "Delete old imports" },
  forgetOldActivities: { ja: "古い処理結果の削除", en: "Delete old results of bulk actions" },
  forgetOldBounces: { ja: "古い不達の記録の削除", en: "Delete old bounces" },
  forgetOldJobCounts: { ja: "ジョブの古い件数の削除", en: "Delete old counts of jobs" },
};

/** Bulk acts are known by the words of the audit log; a kind without words, which an earlier version had, by its name. */
export const queueInWords = ({ queue }: { readonly queue: string }, language: Language): string =>
  known[queue]?.[language] ?? actWords(queue, language);
