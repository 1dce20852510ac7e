import { expect, test } from "vitest";
import { registerEmployee } from "#features/employees/contract/calls.ts";
import { invite, registrationBy } from "#features/employees/server/employees.test-helper.ts";
import { registerAlumnus } from "#features/registration/contract/calls.ts";
import { invitedCodeOf, registration } from "#features/registration/server/register.test-helper.ts";
import type { AnyCall } from "#kit/contract/call.ts";
import { castPassword } from "#kit/testing/cast.ts";
import type { TestInput, Who } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { changePassword, requestReset, resetPassword, setSecondaryPassword } from "../contract/calls.ts";
import { tokenMailedTo } from "./accounts.test-helper.ts";

const server = await startTestServer();
const code = await invitedCodeOf(server, "hanako", server.ids.aoba);
const key = await invite(server, "misaki", server.ids.aoba, { email: "daichi@example.jp" });
await server.as("guest").call(requestReset.alumnus, { body: { email: "ichiro@example.jp" } });
const token = await tokenMailedTo(server, "ichiro@example.jp");
const twice = (password: string) => ({ password, confirmPassword: password });

/** Each row is a way to set a password, by whom, and the field it is in. */
const ways: readonly [string, Who, AnyCall, (password: string) => object, field?: string][] = [
  ["registering as an alumna", "guest", registerAlumnus, (typed) => registration(code, twice(typed))],
  ["registering as an employee", "guest", registerEmployee, (typed) => registrationBy(key, twice(typed))],
  [
    "an alumna's change",
    "hanako",
    changePassword.alumnus,
    (typed) => ({ current_password: castPassword, ...twice(typed) }),
  ],
  [
    "an employee's change",
    "ken",
    changePassword.employee,
    (typed) => ({ current_password: castPassword, ...twice(typed) }),
  ],
  ["a reset", "guest", resetPassword.alumnus, (typed) => ({ token, ...twice(typed) })],
  [
    "a second password",
    "ren",
    setSecondaryPassword,
    (typed) => ({ current_password: castPassword, secondary_password: typed, confirmPassword: typed }),
    "secondary_password",
  ],
];

test.each(ways)("%s refuses what everybody tries first", async (_, who, call, body, field = "password") => {
  for (const typed of ["Qwerty-123", "Abcd1234!", "1qaz2wsx!"])
    expect(await server.as(who).send(call, { body: body(typed) } as TestInput)).toMatchObject({
      status: 400,
      body: {
        data: expect.arrayContaining([expect.objectContaining({ field, message_code: "PASSWORD_COMMON" })]),
      },
    });
});

test.each(ways)("%s takes another one", async (_, who, call, body) => {
  const { status } = await server.as(who).send(call, { body: body("Hinoki-no-mori-7") } as TestInput);
  expect(status).toBe(200);
});
