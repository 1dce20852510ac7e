import { createContext, useContext } from "react";
import { defineMessages } from "#kit/web/i18n.ts";
import { abroadLabel, fieldLabels, officeFieldLabels } from "../contract/labels.ts";

const useApplicantMessages = defineMessages(
  {
    field: fieldLabels.ja,
    hint: {
      display_name:
        "コミュニティのメンバーに表示される名前です。氏名と違ってもかまいません。あとから変更できます。",
      corporation_employee_id: "覚えていない場合は、管理者にお問い合わせください。",
      multiple: "当てはまるものをすべて選んでください。",
    },
    section: {
      person: "お名前",
      contact: "連絡先",
      work: "お仕事",
      corporation: "在籍時の情報",
      school: "学校の情報",
      questions: "コミュニティからの質問",
    },
    notGiven: "未入力",
    abroad: abroadLabel.ja,
  },
  {
    field: fieldLabels.en,
    hint: {
      display_name:
        "The name members of the community see. It may differ from your real name, and you can change it later.",
      corporation_employee_id: "If you do not remember it, ask your community’s administrator.",
      multiple: "Choose all that apply.",
    },
    section: {
      person: "Your name",
      contact: "Contact",
      work: "Your work",
      corporation: "Your time at the company",
      school: "Your school",
      questions: "Questions from the community",
    },
    notGiven: "Not entered",
    abroad: abroadLabel.en,
  },
);

/** An administrator reads these about somebody else, where the person would be addressed differently. */
const useOfficeWords = defineMessages(
  {
    person: "氏名",
    work: "職歴",
    corporation: "在籍時の情報",
    school: "学校の情報",
    multiple: "複数選べます。",
  },
  {
    person: "Name",
    work: "Career",
    corporation: "Time at the company",
    school: "School",
    multiple: "You can choose more than one.",
  },
);
const useOfficeFields = defineMessages(officeFieldLabels.ja, officeFieldLabels.en);

/** Returns the texts as the office reads them. */
function useOfficeDetailsMessages() {
  const text = useApplicantMessages();
  const { multiple, ...section } = useOfficeWords();
  const field = useOfficeFields();
  return {
    ...text,
    field,
    hint: { display_name: undefined, corporation_employee_id: undefined, multiple },
    section: { ...text.section, ...section },
  };
}

/** The fields address the person they are about, or the office. */
export const DetailsReader = createContext<"person" | "office">("person");

export function useMemberDetailsMessages() {
  const office = useOfficeDetailsMessages();
  const text = useApplicantMessages();
  return useContext(DetailsReader) === "person" ? text : office;
}
