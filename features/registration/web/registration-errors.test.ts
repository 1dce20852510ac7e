import { describe, expect, test } from "vitest";
import { publishTerms } from "#features/terms/server/index.ts";
import type { AnyCall } from "#kit/contract/call.ts";
import type { FailureBody } from "#kit/contract/errors.ts";
import { languages } from "#kit/contract/language.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { ApiError } from "#kit/web/api/api-error.ts";
import { failureOf } from "#kit/web/api/send.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { checkAlumnusRegisteredInCommunity, joinCommunity, registerAlumnus } from "../contract/calls.ts";
import { invitedCodeOf, joiningOf, registration } from "../server/register.test-helper.ts";
import { checkCode, endsRegistration, registrationCode, shownCode } from "./registration-errors.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const db = server.database.kysely;
const code = await invitedCodeOf(server, "hanako", aoba);
await db.insertInto("banned_words").values({ word: "ダメ語" }).execute();

/** Returns the server's refusal as the browser reads it. */
async function refusal(
  who: "guest" | "ren" | "hanako",
  call: AnyCall,
  input: { body: unknown; params?: { id: number } },
) {
  const { status, body } = await server.as(who).send(call, input);
  expect(status).toBeGreaterThanOrEqual(400);
  return failureOf(call, status, body as FailureBody);
}
const register = (changes: object) =>
  refusal("guest", registerAlumnus, { body: registration(code, changes) });
const join = (changes: object) =>
  refusal("ren", joinCommunity, { params: { id: aoba }, body: joiningOf(code, changes) });

describe("what only the server can judge leads back to its field", () => {
  const inField = (field: string) => ({ code: "ERROR_INVALID_PARAMS", faults: [{ field }] });

  test.each([
    ["a banned word on registering", () => register({ display_name: "ダメ語" }), "display_name"],
    ["one on joining", () => join({ display_name: "ダメ語" }), "display_name"],
    ["half a job type", () => register({ job_type_parent_id: 1, job_type_child_id: 2 }), "job_type_child_id"],
    ["a name longer than can be kept", () => register({ family_name: "あ".repeat(9_999) }), "family_name"],
  ])("%s", async (_, refuse, field) => {
    const error = await refuse();
    expect(error).toMatchObject(inField(field));
    expect(registrationCode(error)).toBe("ERROR_INVALID_PARAMS");
  });

  test("terms that were published while the form was being filled in", async () => {
    await publishTerms(
      { db, now: server.clock.now() },
      {
        communityId: aoba,
        document: "alumni",
        content: "新しい規約",
      },
    );
    for (const refuse of [() => register({}), () => join({})])
      expect(await refuse()).toMatchObject(inField("consent_community"));
    await db.deleteFrom("terms_of_services").execute();
  });

  test("and a client of the documents finds the code first (R257, R276)", async () => {
    const { body } = await server
      .as("guest")
      .send(registerAlumnus, { body: registration(code, { birthday: "" }) });
    const { error_message_code, data } = body as FailureBody;
    expect([error_message_code, data[0]?.message_code]).toEqual(Array(2).fill("ERROR_INVALID_PARAMS"));
    expect(data[1]).toMatchObject({ field: "birthday" });
  });
});

test("a code of the catalogue stays, and ends the registration where no change of the form can help", async () => {
  const duplicate = await register({ email: "ken@example.jp", email_confirmation: "ken@example.jp" });
  const revoked = await refusal("guest", registerAlumnus, { body: registration("no such code") });
  const again = await refusal("hanako", joinCommunity, { params: { id: aoba }, body: joiningOf(code) });
  expect(
    [duplicate, revoked, again].map((error) => [registrationCode(error), endsRegistration(error.code)]),
  ).toEqual([
    ["VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE", false],
    ["INVALID_URL_ERROR", true],
    ["ERROR_PARTICIPATED", true],
  ]);
});

test("any other code is a failed registration, in an address that somebody made up as well (R278, R472)", async () => {
  expect(registrationCode(new ApiError(400, "FORBIDDEN_OPERATION"))).toBe("REGISTER_FAILED");
  expect(shownCode("<b>SOMETHING_ELSE</b>")).toBe("REGISTER_FAILED");
  expect(errorText({ message_code: "REGISTER_FAILED" }, "en")).toBe("Registration failed.");
  expect(registrationCode(new ApiError(503, "ERROR_UNAVAILABLE"))).toBe("ERROR_UNAVAILABLE");
});

test("the check of an address says that it has an account, or that it has joined (R279, R280)", async () => {
  const check = async (email: string) =>
    checkCode(
      await refusal("guest", checkAlumnusRegisteredInCommunity, { params: { id: aoba }, body: { email } }),
    );
  expect(await check("ren@example.jp")).toBe("VALIDATE_DUPLICATE");
  expect(await check("hanako@example.jp")).toBe("ERROR_PARTICIPATED");
});

test.each([
  "VALIDATE_DUPLICATE",
  "VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE",
  "ERROR_PARTICIPATED",
  "VALIDATE_NUMBER_OF_USERS",
  "INVALID_URL_ERROR",
  "ERROR_INVALID_PARAMS",
  "ERROR_ADDITIONAL_INFORMATIONS",
])("%s stays what it is and says so in both languages (R277, R320–R323)", (message_code) => {
  expect(registrationCode(new ApiError(400, message_code))).toBe(message_code);
  for (const language of languages) {
    const text = errorText({ message_code }, language);
    expect(text).not.toBe(errorText({ message_code: "ERROR_UNEXPECTED" }, language));
    expect(text).not.toBe(errorText({ message_code: "REGISTER_FAILED" }, language));
  }
});
