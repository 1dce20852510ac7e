import { describe, expect, test } from "vitest";
import { logIn, mailTo, mayUse } from "#features/accounts/server/accounts.test-helper.ts";
import { cast, castPassword } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import {
  beginAuthenticatorApp,
  beginPasskey,
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  showSecondFactors,
} from "../contract/calls.ts";
import { PASSKEYS_AT_MOST, RECOVERY_CODES } from "../contract/limits.ts";
import { createAuthenticator } from "./authenticator.test-helper.ts";
import { removeSecondFactors } from "./remove-all.ts";
import { beginSignIn, codeAt, setUpApp, setUpPasskey } from "./second-factors.test-helper.ts";

const server = await startTestServer();
const owner = { body: { current_password: castPassword } };
const halfMinute = () => server.clock.advance({ seconds: 30 });
const codeOf = (secret: string) => codeAt(secret, server.clock.now());

describe("an authenticator app", () => {
  test("is asked at every login once it is set up, and each of its codes counts once", async () => {
    const { secret } = await setUpApp(server, "hanako");
    const step = await beginSignIn(server, "hanako");
    expect(step).toMatchObject({ answer: { second_factor: true }, token: undefined });
    expect(await step.ways()).toEqual({ app: true, recovery: true, passkey: null });
    expect(await step.refusal({ code: "000000" })).toBe("ERROR_SECOND_FACTOR_CODE");
    expect(await step.refusal({ code: codeOf(secret) }), "the code that set it up").toBe(
      "ERROR_SECOND_FACTOR_CODE",
    );
    halfMinute();
    const code = codeOf(secret);
    const here = await step.enter({ code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(await mayUse(server, { ...here, device: "" })).toBe(true);
    expect(await (await beginSignIn(server, "hanako")).refusal({ code })).toBe("ERROR_SECOND_FACTOR_CODE");
  });

  test("may be half a minute ahead or behind, not more", async () => {
    const { secret } = await setUpApp(server, "ichiro");
    server.clock.advance({ minutes: 5 });
    const at = (seconds: number) => codeAt(secret, new Date(server.clock.now().getTime() + seconds * 1000));
    const step = await beginSignIn(server, "ichiro");
    expect(await step.refusal({ code: at(-60) })).toBe("ERROR_SECOND_FACTOR_CODE");
    expect(await step.refusal({ code: at(60) })).toBe("ERROR_SECOND_FACTOR_CODE");
    await step.enter({ code: at(-30) });
    await (await beginSignIn(server, "ichiro")).enter({ code: at(30) });
  });

  test("is set up with the password and a code of it, within ten minutes, by the session that began", async () => {
    const [here, there] = [await logIn(server, "aoi"), await logIn(server, "aoi")];
    await expect(
      server.as(here).call(beginAuthenticatorApp, { body: { current_password: "Wrong-2026" } }),
    ).rejects.toMatchObject({ code: "ERROR_CURRENT_PASSWORD" });
    const { secret, ticket, uri } = (await server.as(here).call(beginAuthenticatorApp, owner)).data;
    expect(decodeURIComponent(uri)).toMatch(
      new RegExp(`^otpauth://totp/Enishi:${cast.aoi.email}\\?issuer=Enishi&secret=${secret}&`),
    );
    const confirm = (who: typeof here, code = codeOf(secret)) =>
      server.as(who).call(confirmAuthenticatorApp, { body: { ticket, code } });
    await expect(confirm(here, "12345")).rejects.toMatchObject({ faults: [{ message_code: "TOO_SHORT" }] });
    await expect(confirm(here, "123456")).rejects.toMatchObject({ code: "ERROR_SECOND_FACTOR_CODE" });
    await expect(
      server.as(here).call(confirmAuthenticatorApp, { body: { ticket: "made-up", code: codeOf(secret) } }),
    ).rejects.toMatchObject({ code: "ERROR_AUTHENTICATOR_APP_EXPIRED" });
    await expect(confirm(there)).rejects.toMatchObject({ code: "ERROR_AUTHENTICATOR_APP_EXPIRED" });
    server.clock.advance({ minutes: 11 });
    await expect(confirm(here)).rejects.toMatchObject({ code: "ERROR_AUTHENTICATOR_APP_EXPIRED" });
    expect((await beginSignIn(server, "aoi")).token, "nothing has been set up").toBeDefined();
  });

  test("is replaced by another one, whose codes count instead", async () => {
    const first = await setUpApp(server, "sho");
    halfMinute();
    const second = await setUpApp(server, "sho");
    expect(second.recoveryCodes, "the first ones remain").toEqual([]);
    halfMinute();
    const step = await beginSignIn(server, "sho");
    expect(await step.refusal({ code: codeOf(first.secret) })).toBe("ERROR_SECOND_FACTOR_CODE");
    await step.enter({ code: codeOf(second.secret) });
  });

  test("is kept where a stolen table does not show it", async () => {
    const { secret } = await setUpApp(server, "nao");
    const rows = await server.database.kysely.selectFrom("authenticator_apps").selectAll().execute();
    for (const { sealed_secret } of rows)
      expect(Buffer.from(sealed_secret).toString("latin1")).not.toContain(secret);
  });
});

describe("a passkey", () => {
  test("shows the second factor, or signs in by itself", async () => {
    const phone = createAuthenticator();
    expect(await setUpPasskey(server, "ken", phone)).toHaveLength(RECOVERY_CODES);
    expect((await server.as("ken").call(showSecondFactors)).data).toMatchObject({
      passkeys_possible: true,
      passkeys: [{ name: "スマートフォン", last_used_at: null }],
      app: null,
      recovery_codes_left: RECOVERY_CODES,
    });
    const step = await beginSignIn(server, "ken");
    const { passkey } = await step.ways();
    expect(passkey).toMatchObject({ rpId: "localhost", allowCredentials: [{ id: phone.id }] });
    await step.enter({ passkey: phone.sign(passkey ?? { challenge: "" }) });
    expect((await server.as("ken").call(showSecondFactors)).data.passkeys).toMatchObject([
      { last_used_at: server.clock.now().toISOString() },
    ]);
  });

  test("is named, renamed and removed by its owner alone, and told by mail", async () => {
    const security = createAuthenticator();
    await setUpPasskey(server, "emi", security, "鍵");
    const passkey_id = (await server.as("emi").call(showSecondFactors)).data.passkeys[0]?.id ?? 0;
    const params = { passkey_id };
    for (const stranger of ["ken", "hanako", "yui"] as const) {
      await expect(
        server.as(stranger).call(renamePasskey, { params, body: { name: "盗" } }),
      ).rejects.toMatchObject({ status: 404 });
      await expect(server.as(stranger).call(removePasskey, { params, ...owner })).rejects.toMatchObject({
        status: 404,
      });
    }
    await server.as("emi").call(renamePasskey, { params, body: { name: " 金庫の鍵 " } });
    expect((await server.as("emi").call(showSecondFactors)).data.passkeys).toMatchObject([
      { name: "金庫の鍵" },
    ]);
    await expect(
      server.as("emi").call(removePasskey, { params, body: { current_password: "Wrong-2026" } }),
    ).rejects.toMatchObject({ code: "ERROR_CURRENT_PASSWORD" });
    await server.as("emi").call(removePasskey, { params, ...owner });
    expect((await server.as("emi").call(showSecondFactors)).data).toMatchObject({
      passkeys: [],
      recovery_codes_left: 0,
    });
    expect(await mailTo(server, cast.emi.email, /パスキーが登録されました/)).toBeDefined();
    expect(await mailTo(server, cast.emi.email, /パスキーが削除されました/)).toBeDefined();
    expect((await beginSignIn(server, "emi")).token).toBeDefined();
  });

  test(`is one of ${PASSKEYS_AT_MOST} at most, and registered once`, async () => {
    const first = createAuthenticator();
    await setUpPasskey(server, "ren", first);
    await expect(setUpPasskey(server, "ren", first)).rejects.toMatchObject({ code: "ERROR_PASSKEY_NEW" });
    await expect(setUpPasskey(server, "yui", first), "another person").rejects.toMatchObject({
      code: "ERROR_PASSKEY_NEW",
    });
    for (let n = 1; n < PASSKEYS_AT_MOST; n += 1) await setUpPasskey(server, "ren", createAuthenticator());
    await expect(server.as("ren").call(beginPasskey, owner)).rejects.toMatchObject({
      code: "ERROR_PASSKEYS_FULL",
    });
  });

  test("made on another site, or for a challenge of another session, is not taken", async () => {
    const elsewhere = createAuthenticator({ origin: "http://enishi.example" });
    await expect(setUpPasskey(server, "misaki", elsewhere)).rejects.toMatchObject({
      code: "ERROR_PASSKEY_NEW",
    });
    const there = await logIn(server, "misaki");
    const foreign = createAuthenticator();
    const options = (await server.as(there).call(beginPasskey, owner)).data;
    await expect(
      setUpPasskey(server, "misaki", { ...foreign, make: () => foreign.make(options) }),
    ).rejects.toMatchObject({ code: "ERROR_PASSKEY_NEW" });
    expect((await beginSignIn(server, "misaki")).token).toBeDefined();
  });
});

describe("recovery codes", () => {
  test("open the account once each, with or without hyphens, and the owner is told how many are left", async () => {
    const { recoveryCodes } = await setUpApp(server, "makoto");
    expect(new Set(recoveryCodes)).toHaveProperty("size", RECOVERY_CODES);
    const [first = "", second = ""] = recoveryCodes;
    const step = await beginSignIn(server, "makoto");
    expect(await step.refusal({ recovery_code: "aaaaa-aaaaa-aaaaa" })).toBe("ERROR_RECOVERY_CODE");
    await step.enter({ recovery_code: ` ${first.toUpperCase()} ` });
    const again = await beginSignIn(server, "makoto");
    expect(await again.refusal({ recovery_code: first })).toBe("ERROR_RECOVERY_CODE");
    // This keeps the mails in the order of the logins.
    await server.drainJobs();
    await again.enter({ recovery_code: second.replaceAll("-", "") });
    expect((await mailTo(server, cast.makoto.email, /リカバリーコード/))?.text).toContain(
      "残りのコードは8個です",
    );
  });

  test("drawn anew make the ones before void; without a factor there is nothing to draw", async () => {
    await expect(server.as("yui").call(renewRecoveryCodes, owner)).rejects.toMatchObject({ status: 404 });
    const before = await setUpApp(server, "yui");
    halfMinute();
    const { recovery_codes } = (await server.as("yui").call(renewRecoveryCodes, owner)).data;
    const step = await beginSignIn(server, "yui");
    expect(await step.refusal({ recovery_code: before.recoveryCodes[0] })).toBe("ERROR_RECOVERY_CODE");
    await step.enter({ recovery_code: recovery_codes[0] });
  });
});

test("the first factor ends every other session, since none of them has shown it; later ones do not", async () => {
  await server.as("hanako").call(removeAuthenticatorApp, owner);
  const [here, there] = [await logIn(server, "hanako"), await logIn(server, "hanako")];
  await setUpApp(server, here);
  expect([await mayUse(server, here), await mayUse(server, there)]).toEqual([true, false]);
});

test("whoever has lost everything logs in by the password again once the provider has removed it, and is told", async () => {
  const { email } = cast.hanako;
  const remove = () => removeSecondFactors(server.services, "alumnus", email);
  expect(await removeSecondFactors(server.services, "employee", email), "the account of the other kind").toBe(
    false,
  );
  expect(await remove()).toBe(true);
  expect(await remove()).toBe(false);
  expect((await beginSignIn(server, "hanako")).token).toBeDefined();
  expect(await mailTo(server, email, /二段階認証を解除しました/)).toBeDefined();
});
