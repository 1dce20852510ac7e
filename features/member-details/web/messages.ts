import { createContext, useContext } from "react";
import { defineMessages } from "#kit/web/i18n.ts";
import { en } from "./messages.en.ts";
import { ja } from "./messages.ja.ts";

const useApplicantMessages = defineMessages(ja, en);

/** What an administrator reads of somebody else, where a person is spoken to otherwise. */
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
    multiple: "Several can be chosen.",
  },
);
const useOfficeFields = defineMessages(
  {
    institution: "在籍していた組織",
    zipcode_judgment: "海外に住んでいる",
    enrollment_start_period: "在籍を始めた年月",
  },
  {
    institution: "Former organisation",
    zipcode_judgment: "Lives outside Japan",
    enrollment_start_period: "Month of joining",
  },
);

/** Whom the fields speak to: the person they are about, or the office. */
export const DetailsReader = createContext<"person" | "office">("person");

export function useMemberDetailsMessages() {
  const office = useOfficeDetailsMessages();
  const text = useApplicantMessages();
  return useContext(DetailsReader) === "person" ? text : office;
}

/** As the office reads them, wherever it does. */
export function useOfficeDetailsMessages() {
  const text = useApplicantMessages();
  const { multiple, ...section } = useOfficeWords();
  const field = useOfficeFields();
  return {
    ...text,
    field: { ...text.field, ...field },
    hint: { display_name: undefined, corporation_employee_id: undefined, multiple },
    section: { ...text.section, ...section },
  };
}
