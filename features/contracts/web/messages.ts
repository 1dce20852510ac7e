import { defineMessages } from "#kit/web/i18n.ts";
import { planAnswerLabels, planChoiceLabels } from "../contract/labels.ts";

const ja = (value: number): string => value.toLocaleString("ja-JP");
const en = (value: number): string => value.toLocaleString("en-US");

export const useContractMessages = defineMessages(
  {
    title: "契約",
    lead: "このコミュニティのプランと、登録できる人数です。変更は運営会社が行います。",
    sections: {
      present: { title: "現在の契約" },
      plan: { title: "プランの申し込み" },
      history: { title: "履歴" },
    },
    fields: {
      plan: "プラン",
      member_limit: "人数の上限",
      renewal_date: "更新日",
      options: "オプション",
      purchased_points: "購入済みポイント",
    },
    noPlan: "未設定",
    none: "なし",
    comma: "、",
    past: "更新日を過ぎています",
    daysLeft: (days: number) => (days === 0 ? "今日" : `あと${ja(days)}日`),
    points: (points: number) => `${ja(points)}ポイント`,
    people: (count: number) => `${ja(count)}名`,
    places: {
      taken: (taken: number, limit: number) => `${ja(taken)} / ${ja(limit)}名`,
      kinds: (alumni: number, employees: number) => `アルムナイ${ja(alumni)}名・在籍者${ja(employees)}名`,
      nearlyFull: (left: number) =>
        `あと${ja(left)}名で上限に達します。上限を上げるには、契約者が「プランの申し込み」から上位のプランを申し込んでください。`,
      full: (over: number) =>
        over > 0
          ? `上限を${ja(over)}名超えています。参加中のメンバーはそのまま利用できますが、新しい人は登録できません。`
          : "上限に達しています。新しい人は登録できません。",
    },
    choices: planChoiceLabels.ja,
    choiceNotes: {
      new: "別のプランに切り替えます。",
      continue: "更新日のあとも、同じ内容で続けます。",
      upgrade: "人数の上限やオプションを増やします。",
    },
    request: {
      choice: "申し込みの内容",
      remarksLabel: "備考",
      remarksHint: "ご希望の人数や時期など",
      submit: "申し込む",
      askTitle: "プランを申し込みますか？",
      askText: (choice: string) =>
        `「${choice}」を運営会社に申し込みます。回答は、契約者にメールで届きます。回答が届くまで、次の申し込みはできません。`,
      send: "申し込む",
      sent: "プランを申し込みました",
      waits: (choice: string, at: string) =>
        `「${choice}」の申し込み（${at}）を受け付けています。運営会社からの回答をお待ちください。`,
      onlyContractor: "プランの申し込みは、契約者だけができます。",
      listed: (choice: string) => `申し込み：${choice}`,
      remarks: (text: string) => `備考：${text}`,
      answer: (text: string) => `回答：${text}`,
    },
    answers: { open: "回答待ち", ...planAnswerLabels.ja },
    operator: "運営会社",
    leftContractor: "以前の契約者",
    noHistory: "契約の変更や申し込みは、まだありません。",
    changed: (field: string, before: string, after: string) => `${field}：${before} → ${after}`,
  },
  {
    title: "Contract",
    lead: "The plan of this community and how many people it may have. The provider makes changes.",
    sections: {
      present: { title: "Present contract" },
      plan: { title: "Request a plan" },
      history: { title: "History" },
    },
    fields: {
      plan: "Plan",
      member_limit: "Member limit",
      renewal_date: "Renewal",
      options: "Options",
      purchased_points: "Purchased points",
    },
    noPlan: "Not set",
    none: "None",
    comma: ", ",
    past: "The day has passed",
    daysLeft: (days) => (days === 0 ? "today" : `in ${days === 1 ? "1 day" : `${en(days)} days`}`),
    points: (points) => (points === 1 ? "1 point" : `${en(points)} points`),
    people: (count) => (count === 1 ? "1 person" : `${en(count)} people`),
    places: {
      taken: (taken, limit) => `${en(taken)} of ${en(limit)} people`,
      kinds: (alumni, employees) =>
        `${alumni === 1 ? "1 alumnus" : `${en(alumni)} alumni`}, ${employees === 1 ? "1 employee" : `${en(employees)} employees`}`,
      nearlyFull: (left) =>
        `${left === 1 ? "Only 1 place is" : `Only ${en(left)} places are`} left. For more, the contractor can ask for a larger plan under “Request a plan”.`,
      full: (over) =>
        over > 0
          ? `There are ${en(over)} more members than the limit. They all stay, but nobody else can register.`
          : "The limit has been reached. Nobody else can register.",
    },
    choices: planChoiceLabels.en,
    choiceNotes: {
      new: "Change to another plan.",
      continue: "Go on as it is after the renewal.",
      upgrade: "Raise the member limit or add options.",
    },
    request: {
      choice: "What you ask for",
      remarksLabel: "Remarks",
      remarksHint: "For example how many members, and from when",
      submit: "Send the request",
      askTitle: "Send this request?",
      askText: (choice) =>
        `The provider is asked: “${choice}”. The answer goes to the contractor by email. Until then no other request can be made.`,
      send: "Send the request",
      sent: "The request has been sent",
      waits: (choice, at) => `“${choice}” was asked for on ${at}. The provider has not answered yet.`,
      onlyContractor: "Only the contractor can ask for a plan.",
      listed: (choice) => `Request: ${choice}`,
      remarks: (text) => `Remarks: ${text}`,
      answer: (text) => `Answer: ${text}`,
    },
    answers: { open: "Not answered yet", ...planAnswerLabels.en },
    operator: "The provider",
    leftContractor: "A former contractor",
    noHistory: "Nothing has been changed or asked for yet.",
    changed: (field, before, after) => `${field}: ${before} → ${after}`,
  },
);
