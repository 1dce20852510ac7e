import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { accountFields } from "#features/accounts/contract/account-facts.ts";
import {
  type ColumnName,
  columnNames,
  fieldsOf,
  type RegistrationForm,
  type Requirement,
  requirement,
} from "#features/member-details/contract/form.ts";
import { faultOf } from "#kit/contract/fields/issue-faults.ts";
import {
  askedOfAccount,
  type Joining,
  joiningForm,
  joiningSchema,
  prepareJoining,
} from "./joining-schema.ts";

const nothing = {
  family_name: "中村",
  given_name: "蓮",
  family_name_kana: "ナカムラ",
  given_name_kana: "レン",
  institution: "",
  job_type_parent_id: null,
  job_type_child_id: null,
  zipcode_judgment: false,
  zipcode_1: "",
  zipcode_2: "",
  zipcode_foreign: "",
  address_1: null,
  address_2: "",
  phone_number_1: "",
  phone_number_2: "",
  phone_number_3: "",
};
const everything = {
  ...nothing,
  institution: "みなと学院",
  job_type_parent_id: 100,
  job_type_child_id: 101,
  zipcode_1: "150",
  zipcode_2: "0001",
  address_1: 13,
  address_2: "渋谷区神宮前1-2-3",
  phone_number_1: "03",
  phone_number_2: "1234",
  phone_number_3: "5678",
};
const accountColumns = [
  "institution",
  "zipcode",
  "address_1",
  "address_2",
  "phone_number",
  "job_type",
] as const;

const formOf = (columns: Partial<RegistrationForm["columns"]>): RegistrationForm => ({
  columns: { ...fieldsOf<ColumnName, Requirement>(columnNames, requirement.unnecessary), ...columns },
  additional_information: [],
});
const forms = fc
  .record(
    Object.fromEntries(columnNames.map((name) => [name, fc.constantFrom(0, 1, 2)])) as Record<
      ColumnName,
      fc.Arbitrary<Requirement>
    >,
  )
  .map(formOf);
const faultsOf = (given: Partial<Joining>, form: RegistrationForm): string[] => {
  const parsed = z.safeParse(joiningSchema(form), prepareJoining(given, form));
  return (parsed.error?.issues ?? []).map((issue) => `${issue.path.join(".")} ${faultOf(issue).code}`);
};

describe("what a further community asks of somebody with an account", () => {
  test("is never more than it asks of newcomers, and nothing that the account has said (R096)", () => {
    fc.assert(
      fc.property(forms, fc.constantFrom(nothing, everything), (form, account) => {
        const { columns } = joiningForm(form, account);
        for (const name of columnNames) expect([0, form.columns[name]]).toContain(columns[name]);
        if (account === everything) for (const name of accountColumns) expect(columns[name]).toBe(0);
        for (const name of columnNames)
          if (!(accountColumns as readonly string[]).includes(name))
            expect(columns[name]).toBe(form.columns[name]);
      }),
    );
  });

  test("holds whatever the community needs and the account lacks", () => {
    fc.assert(
      fc.property(forms, (form) => {
        const { columns } = joiningForm(form, nothing);
        for (const name of accountColumns) if (form.columns[name] === 1) expect(columns[name]).toBe(1);
      }),
    );
  });

  test("is an address as a whole, where a part of it is missing", () => {
    const form = formOf({ zipcode: 1, address_1: 1, address_2: 2, phone_number: 2 });
    expect(joiningForm(form, { ...everything, address_1: null }).columns).toMatchObject({
      zipcode: 1,
      address_1: 1,
      address_2: 2,
      phone_number: 0,
    });
  });

  test("is neither name, reading nor birthday", () => {
    const given = { display_name: "れん", consent_community: true };
    expect(faultsOf(given, formOf({}))).toEqual([]);
    expect(faultsOf({}, formOf({}))).toEqual(["display_name REQUIRED", "consent_community AGREEMENT"]);
  });
});

test("only what was asked for goes into the account, and never a name or a birthday", () => {
  fc.assert(
    fc.property(forms, (form) => {
      const asked = joiningForm(form, nothing);
      const given = prepareJoining({ ...everything, family_name: "別人", birthday: "1900-01-01" }, asked);
      const kept = Object.keys(askedOfAccount(given, asked));
      for (const field of kept) {
        expect(accountFields as readonly string[]).toContain(field);
        expect(field).not.toMatch(/name|birthday/);
      }
      if (asked.columns.phone_number === 0) expect(kept).not.toContain("phone_number_1");
    }),
  );
});

test("putting everything in its place twice changes nothing", () => {
  fc.assert(
    fc.property(forms, fc.string(), fc.boolean(), (form, text, zipcode_judgment) => {
      const once = prepareJoining({ ...everything, institution: text, zipcode_judgment }, form);
      expect(prepareJoining(once, form)).toEqual(once);
    }),
  );
});
