import { describe, expect, test } from "vitest";
import { editCandidate } from "#features/candidates/contract/calls.ts";
import { makeCandidate } from "#features/candidates/server/candidates.test-helper.ts";
import { registerEmployee } from "#features/employees/contract/calls.ts";
import { enter, invite, registrationBy } from "#features/employees/server/employees.test-helper.ts";
import { editOwnAlumnusProfile, editOwnEmployeeProfile } from "#features/profiles/contract/edit-calls.ts";
import { joinCommunity, registerAlumnus } from "#features/registration/contract/calls.ts";
import {
  invitedCodeOf,
  joiningOf,
  registrationOf,
} from "#features/registration/server/register.test-helper.ts";
import { startTestServer } from "#kit/testing/test-server.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const here = { params: { id: aoba } };
const code = await invitedCodeOf(server, "hanako", aoba);
const sakura = await makeCandidate(server, "sakura");

const register = (display_name: string) =>
  server.as("guest").call(registerAlumnus, {
    body: registrationOf(code, "tsubasa@example.jp", { display_name }),
  });
const join = (display_name: string) =>
  server.as("ren").call(joinCommunity, { ...here, body: joiningOf(code, { display_name }) });
const rename = (display_name: string) =>
  server.as("hanako").call(editOwnAlumnusProfile, {
    ...here,
    body: { display_name, corporation_start_period: "2010-04", corporation_end_period: "2020-03" },
  });
const renameEmployee = (display_name: string) =>
  server.as("ken").call(editOwnEmployeeProfile, { ...here, body: { display_name } });
const editAsAdministrator = (display_name: string) =>
  server.as("misaki").call(editCandidate, {
    params: { id: aoba, management_no: sakura.managementNo },
    body: { display_name },
  });

describe("the name of the office or the community", () => {
  const ways = [
    ["registering", register],
    ["joining a further community", join],
    ["changing an alumnus's profile", rename],
    ["changing an employee's profile", renameEmployee],
    ["changing a candidate as an administrator", editAsAdministrator],
  ] as const;

  test.each(ways)("is nobody else's: %s", async (_, take) => {
    for (const [typed, name] of [
      ["青葉製作所　人事部", "青葉製作所 人事部"],
      ["【公式】青葉製作所\u200b人事部", "青葉製作所 人事部"],
      ["青葉製作所アルムナイ", "青葉製作所アルムナイ"],
    ] as const)
      await expect(take(typed)).rejects.toMatchObject({
        status: 400,
        faults: [{ message_code: "NAME_RESERVED", field: "display_name", params: { name } }],
      });
  });

  test.each(ways)("and no name is the address of a page: %s", async (_, take) => {
    for (const typed of ["花子 https://evil.example", "花子 http:\u200b//evil.example", "www.evil.example"])
      await expect(take(typed)).rejects.toMatchObject({
        faults: [{ message_code: "ADDRESS", field: "display_name" }],
      });
  });

  test("is no employee's, entered by an administrator or registering", async () => {
    const office = { family_name: "青葉製作所", given_name: "人事部" };
    await expect(
      enter(server, "misaki", aoba, { email: "office@example.jp", ...office }),
    ).rejects.toMatchObject({ faults: [{ message_code: "NAME_RESERVED", field: "users.0.family_name" }] });

    const key = await invite(server, "misaki", aoba, { email: "daichi@example.jp" });
    const registerAs = (name: Partial<typeof office>) =>
      server.as("guest").call(registerEmployee, { body: registrationBy(key, name) });
    await expect(registerAs(office)).rejects.toMatchObject({
      faults: [{ message_code: "NAME_RESERVED", field: "family_name" }],
    });
    expect(await registerAs({})).toMatchObject({ success: true });
  });

  test("leaves other names to everybody", async () => {
    expect((await rename("人事部の花子")).data.profile.display_name).toBe("人事部の花子");
  });
});
