import * as z from "zod/mini";
import { accountErrors } from "#features/accounts/contract/errors.ts";
import { ownerPassword } from "#features/accounts/contract/schemas.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { defaultLanguage, languages } from "#kit/contract/language.ts";
import { requestPath } from "#kit/contract/wire.ts";
import { ownDataErrors } from "./errors.ts";

/** The ticket is for the browser that asked, which then navigates to the download; it is valid for two minutes. */
export const prepareOwnData = call.post("/account/data", {
  access: "account",
  security: { event: "dataExported", by: "password" },
  summary: "Show by the password who one is, for a ticket to download everything of one's own",
  body: z.object({ current_password: ownerPassword }),
  answer: z.object({ data: z.object({ ticket: z.string() }) }),
  errors: [
    accountErrors.ERROR_CURRENT_PASSWORD,
    accountErrors.ERROR_SIGN_IN_AGAIN,
    commonErrors.ERROR_TOO_MANY_PASSWORDS,
    ownDataErrors.ERROR_DOWNLOAD_RUNNING,
  ],
});

/** The ZIP is made while it is read and stored nowhere. `request_path` names the area where a browser has several. */
export const downloadOwnData = call.get("/account/data", {
  access: "account",
  security: { event: "dataExported", by: "download" },
  rate: "download",
  summary: "Everything of one's own as a ZIP of readable files",
  query: z.object({
    ticket: z.string().check(z.maxLength(200)),
    language: z._default(z.enum(languages), defaultLanguage),
    request_path: z.optional(requestPath),
  }),
  answer: "binary",
  errors: [ownDataErrors.ERROR_DOWNLOAD_EXPIRED, ownDataErrors.ERROR_DOWNLOAD_RUNNING],
});
