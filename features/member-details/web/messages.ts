import { createContext, useContext } from "react";
import { defineMessages } from "#kit/web/i18n.ts";

const useApplicantMessages = defineMessages(
  {
    field: {
      family_name: "姓",
      given_name: "名",
      family_name_kana: "姓（カナ）",
      given_name_kana: "名（カナ）",
      display_name: "表示名",
      birthday: "生年月日",
      institution: "在籍していた組織",
      zipcode: "郵便番号",
      zipcode_foreign: "郵便番号（海外）",
      zipcode_judgment: "海外に住んでいる",
      address_1: "都道府県",
      address_2: "市区町村・番地・建物名",
      phone_number: "電話番号",
      job_type: "職種",
      enrollment_start_period: "在籍を始めた年月",
      corporation_organization_name: "会社・部門名",
      corporation_department_name: "部署名",
      corporation_start_period: "入社年月",
      corporation_end_period: "退職年月",
      corporation_employee_id: "社員番号",
      corporation_email: "在籍時のメールアドレス",
      corporation_family_name: "在籍時の姓",
      corporation_given_name: "在籍時の名",
      school_organization_name: "学校名",
      school_faclty_name: "学部・研究科名",
      school_department_name: "学科・専攻名",
      school_start_period: "入学年月",
      school_end_period: "卒業年月",
      school_student_id: "学籍番号",
      school_email: "在学時のメールアドレス",
      school_family_name: "在学時の姓",
      school_given_name: "在学時の名",
    },
    hint: {
      display_name: "コミュニティのメンバーに表示される名前です。あとから変更できます。",
      birthday: "はじめに入っているのは仮の日付です。ご自分の生年月日に直してください。",
      corporation_employee_id: "覚えていない場合は、管理者にお問い合わせください。",
      multiple: "あてはまるものをすべて選んでください。",
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
    abroad: "海外",
  },
  {
    field: {
      family_name: "Family name",
      given_name: "Given name",
      family_name_kana: "Family (kana)",
      given_name_kana: "Given (kana)",
      display_name: "Display name",
      birthday: "Birthday",
      institution: "Organisation you belonged to",
      zipcode: "Postal code",
      zipcode_foreign: "Postal code (abroad)",
      zipcode_judgment: "I live outside Japan",
      address_1: "Prefecture",
      address_2: "City, street and building",
      phone_number: "Phone number",
      job_type: "Job type",
      enrollment_start_period: "Month you joined",
      corporation_organization_name: "Company or division",
      corporation_department_name: "Department",
      corporation_start_period: "Joined",
      corporation_end_period: "Left",
      corporation_employee_id: "Employee number",
      corporation_email: "Former work e-mail address",
      corporation_family_name: "Former family name",
      corporation_given_name: "Former given name",
      school_organization_name: "School",
      school_faclty_name: "Faculty",
      school_department_name: "Major",
      school_start_period: "Entered",
      school_end_period: "Graduated",
      school_student_id: "Student number",
      school_email: "Former school e-mail address",
      school_family_name: "Former family name",
      school_given_name: "Former given name",
    },
    hint: {
      display_name: "The name members of the community see. You can change it later.",
      birthday: "The date here is only where it begins. Please enter your own date of birth.",
      corporation_employee_id: "If you do not remember it, please ask the administrator.",
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
    abroad: "Outside Japan",
  },
);

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
    hint: { display_name: undefined, birthday: undefined, corporation_employee_id: undefined, multiple },
    section: { ...text.section, ...section },
  };
}
