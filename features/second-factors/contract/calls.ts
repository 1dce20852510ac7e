import * as z from "zod/mini";
import { ownerBody as owner, ownerErrors } from "#features/accounts/contract/owner.ts";
import { ownerPassword } from "#features/accounts/contract/schemas.ts";
import { act, eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { viewAdministrators } from "#kit/contract/office-views.ts";
import { secondFactorErrors } from "./errors.ts";
import { appCode, passkeyAttestation, passkeyName, passkeyOptions } from "./schemas.ts";
import { demand, newRecoveryCodes, ownSecondFactors } from "./views.ts";

eventWords({
  fields: {
    demands_second_factor: {
      ja: "管理者の二段階認証の必須化",
      en: "Two-step verification required for administrators",
    },
  },
});

/** Members and operators alike protect their own accounts. */
const access = "anyAccount";

export const showSecondFactors = call.get("/account/second_factors", {
  access,
  summary: "With what one's own account is protected beside the password",
  answer: z.object({ data: ownSecondFactors }),
});

/** Nothing is stored until a code proves that an app has the secret: the ticket carries it, sealed, for ten minutes. */
export const beginAuthenticatorApp = call.post("/account/second_factors/app", {
  access,
  summary: "Draw a secret for an authenticator app; it counts once a code of it has been confirmed",
  body: owner,
  answer: z.object({ data: z.object({ secret: z.string(), uri: z.string(), ticket: z.string() }) }),
  errors: ownerErrors,
});

export const confirmAuthenticatorApp = call.put("/account/second_factors/app", {
  access,
  security: { event: "secondFactorAdded", by: "app" },
  summary: "Confirm the authenticator app by a code of it, which replaces the one before",
  body: z.object({ ticket: z.string().check(z.maxLength(500)), code: appCode() }),
  answer: z.object({ data: newRecoveryCodes }),
  errors: [secondFactorErrors.ERROR_SECOND_FACTOR_CODE, secondFactorErrors.ERROR_AUTHENTICATOR_APP_EXPIRED],
  changes: [showSecondFactors.path],
});

export const removeAuthenticatorApp = call.delete("/account/second_factors/app", {
  access,
  security: { event: "secondFactorRemoved", by: "app" },
  summary: "Remove the authenticator app",
  body: owner,
  errors: [
    ...ownerErrors,
    secondFactorErrors.ERROR_SECOND_FACTOR_KEPT,
    secondFactorErrors.ERROR_SECOND_FACTOR_OF_OPERATOR,
  ],
  changes: [showSecondFactors.path],
});

export const beginPasskey = call.post("/account/passkeys/options", {
  access,
  summary: "What the browser needs to make a passkey",
  body: owner,
  answer: z.object({ data: passkeyOptions }),
  errors: [...ownerErrors, secondFactorErrors.ERROR_PASSKEYS_FULL],
});

export const addPasskey = call.post("/account/passkeys", {
  access,
  security: { event: "secondFactorAdded", by: "passkey" },
  summary: "Register a passkey that the browser has made",
  body: z.object({ name: passkeyName(), passkey: passkeyAttestation }),
  answer: z.object({ data: newRecoveryCodes }),
  errors: [secondFactorErrors.ERROR_PASSKEY_NEW, secondFactorErrors.ERROR_PASSKEYS_FULL],
  changes: [showSecondFactors.path],
});

export const renamePasskey = call.put("/account/passkeys/{passkey_id}", {
  access,
  summary: "Give one of one's own passkeys another name",
  body: z.object({ name: passkeyName() }),
  changes: [showSecondFactors.path],
});

export const removePasskey = call.delete("/account/passkeys/{passkey_id}", {
  access,
  security: { event: "secondFactorRemoved", by: "passkey" },
  summary: "Remove one of one's own passkeys",
  body: owner,
  errors: [
    ...ownerErrors,
    secondFactorErrors.ERROR_SECOND_FACTOR_KEPT,
    secondFactorErrors.ERROR_SECOND_FACTOR_OF_OPERATOR,
  ],
  changes: [showSecondFactors.path],
});

/** Serves calls that accept the person's passkey in place of the password; 404 for somebody without one. */
export const beginConfirmation = call.post("/account/passkeys/confirmation", {
  access,
  summary: "What the browser needs to ask for one of one's own passkeys in place of the password",
  answer: z.object({ data: passkeyOptions }),
});

export const renewRecoveryCodes = call.post("/account/recovery_codes", {
  access,
  security: "recoveryCodesRenewed",
  summary: "Draw new recovery codes, which makes the ones before void",
  body: owner,
  answer: z.object({ data: newRecoveryCodes }),
  errors: ownerErrors,
  changes: [showSecondFactors.path],
});

export const showDemand = call.get("/communities/{id}/second_factor", {
  access: "administrator",
  view: viewAdministrators,
  summary: "Whether the community demands a second factor of its administrators, and who of them has one",
  answer: z.object({ data: demand }),
});

export const setDemand = call.put("/communities/{id}/second_factor", {
  access: "administrator",
  act: act("setDemand", {
    ja: "管理者の二段階認証の必須設定を変更",
    en: "Changed whether administrators need two-step verification",
  }),
  security: "secondFactorDemanded",
  summary:
    "Demand a second factor of the administrators, whoever has none being kept out until they do; the contractor may stop demanding it",
  body: z.object({ demands_second_factor: z.boolean(), current_password: ownerPassword }),
  answer: z.object({ data: demand }),
  errors: [
    ...ownerErrors,
    secondFactorErrors.ERROR_SECOND_FACTOR_FIRST,
    secondFactorErrors.ERROR_SECOND_FACTOR_CONTRACTOR,
  ],
});
