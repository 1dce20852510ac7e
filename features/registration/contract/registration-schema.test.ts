import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  type Details,
  prepareDetails,
  type TextField,
  textFields,
} from "#features/member-details/contract/details.ts";
import {
  type AdditionalQuestion,
  type ColumnName,
  columnNames,
  defaultForm,
  fieldsOf,
  type RegistrationForm,
  requirement,
} from "#features/member-details/contract/form.ts";
import { faultOf } from "#kit/contract/fields/issue-faults.ts";
import { prepareRegistration, type Registration, registrationSchema } from "./registration-schema.ts";

const formOf = (
  columns: Partial<RegistrationForm["columns"]>,
  additional_information: AdditionalQuestion[] = [],
): RegistrationForm => ({
  columns: { ...fieldsOf(columnNames, requirement.unnecessary), ...columns },
  additional_information,
});

const complete: Partial<Registration> = {
  family_name: "木村",
  given_name: "さくら",
  family_name_kana: "キムラ",
  given_name_kana: "サクラ",
  display_name: "さくら",
  birthday: "1992-03-09",
  email: "sakura@example.jp",
  email_confirmation: "sakura@example.jp",
  password: "Kyuka-2026",
  confirmPassword: "Kyuka-2026",
  consent_enishi: true,
  consent_community: true,
};

const faultsOf = (given: Partial<Registration>, form: RegistrationForm): string[] => {
  const parsed = z.safeParse(registrationSchema(form), prepareRegistration(given, form));
  return (parsed.error?.issues ?? []).map((issue) => `${issue.path.join(".")} ${faultOf(issue).code}`);
};

describe("what a community does not ask for", () => {
  test("is not needed", () => expect(faultsOf(complete, formOf({}))).toEqual([]));

  test("is cleared, whatever was typed there (R098)", () => {
    const typed = fc.record(
      Object.fromEntries(textFields.map((field) => [field, fc.string()])) as Record<
        TextField,
        fc.Arbitrary<string>
      >,
    );
    const columns = fc.record(
      Object.fromEntries(columnNames.map((name) => [name, fc.constantFrom(0, 1, 2)])) as Record<
        ColumnName,
        fc.Arbitrary<0 | 1 | 2>
      >,
    );
    fc.assert(
      fc.property(typed, columns, fc.boolean(), (given, asked, zipcode_judgment) => {
        const form = formOf(asked);
        const prepared = prepareDetails({ ...given, zipcode_judgment } as Partial<Details>, form);
        for (const name of columnNames)
          if (name in prepared && asked[name] === requirement.unnecessary)
            expect(prepared[name as TextField] || null).toBeNull();
        expect(prepareDetails(prepared, form)).toEqual(prepared);
      }),
    );
  });
});

describe("what a community needs", () => {
  test.each([
    ["institution", "institution"],
    ["zipcode", "zipcode_1"],
    ["address_1", "address_1"],
    ["address_2", "address_2"],
    ["phone_number", "phone_number_1"],
    ["job_type", "job_type_parent_id"],
    ["corporation_organization_name", "corporation_organization_name"],
    ["corporation_start_period", "corporation_start_period"],
    ["corporation_email", "corporation_email"],
    ["school_faclty_name", "school_faclty_name"],
    ["school_end_period", "school_end_period"],
  ] as const)("%s is asked for on %s (R088, R089, R097)", (column, field) => {
    expect(faultsOf(complete, formOf({ [column]: requirement.required }))).toContain(`${field} REQUIRED`);
    expect(faultsOf(complete, formOf({ [column]: requirement.optional }))).toEqual([]);
  });

  test("an address abroad needs its own postal code instead", () => {
    const form = formOf({ zipcode: requirement.required, address_1: requirement.required });
    expect(faultsOf({ ...complete, zipcode_judgment: true }, form)).toEqual(["zipcode_foreign REQUIRED"]);
    expect(faultsOf({ ...complete, zipcode_judgment: true, zipcode_foreign: "75001" }, form)).toEqual([]);
  });

  test("half a postal code or half a job type is none", () => {
    const form = formOf({ zipcode: requirement.optional, job_type: requirement.optional });
    expect(faultsOf({ ...complete, zipcode_1: "150", job_type_parent_id: 100 }, form)).toEqual([
      "zipcode_1 POSTAL_CODE",
      "job_type_child_id REQUIRED",
    ]);
  });
});

describe("a community's own questions", () => {
  const question = (
    type: 0 | 1 | 2,
    need: AdditionalQuestion["requirement"],
    data: string[] = [],
  ): AdditionalQuestion => ({ number: 3, question: "質問", setting: { type, data }, requirement: need });
  const field = "additional_information_3";

  test.each([
    ["free text", question(0, requirement.required), "はい"],
    ["a single choice", question(1, requirement.required, ["東京", "大阪"]), "大阪"],
    ["several choices", question(2, requirement.required, ["卓球", "将棋"]), ["将棋"]],
  ])("%s is needed and taken (R095, R414)", (_, asked, answer) => {
    const form = formOf({}, [asked]);
    expect(faultsOf(complete, form)).toEqual([`${field} REQUIRED`]);
    expect(faultsOf({ ...complete, [field]: answer }, form)).toEqual([]);
  });

  test.each([
    [1, "京都"],
    [2, ["将棋", "囲碁"]],
  ] as const)("of type %i takes only its own choices", (type, answer) => {
    const form = formOf({}, [question(type, requirement.optional, ["東京", "将棋"])]);
    expect(faultsOf({ ...complete, [field]: answer as string | string[] }, form)).toEqual([
      `${field} INVALID_CHOICE`,
    ]);
  });
});

test("the second password is left out, or keeps the rules and is another one", () => {
  const withSecond = (secondary_password: string) =>
    faultsOf({ ...complete, secondary_password }, formOf({}));
  expect(withSecond("")).toEqual([]);
  expect(withSecond("Momiji-77")).toEqual([]);
  expect(withSecond("Kyuka-2026")).toEqual(["secondary_password PASSWORDS_ALIKE"]);
  expect(withSecond("momiji")).toContain("secondary_password PASSWORD_DIGIT");
});

test("both consents and both confirmations are needed, and all faults are said at once (R092)", () => {
  const given = {
    ...complete,
    email_confirmation: "sakira@example.jp",
    confirmPassword: "Kyuka-2027",
    consent_enishi: false,
    consent_community: false,
  };
  const periods = { corporation_start_period: "2021-04", corporation_end_period: "2015-03" };
  expect(faultsOf({ ...given, ...periods }, defaultForm).sort()).toEqual([
    "confirmPassword PASSWORD_MISMATCH",
    "consent_community AGREEMENT",
    "consent_enishi AGREEMENT",
    "corporation_end_period END_NOT_AFTER_START",
    "email_confirmation EMAIL_MISMATCH",
  ]);
});
