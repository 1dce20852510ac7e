import { totalPages } from "#kit/contract/paging.ts";
import { createCsrfToken } from "#kit/server/access/csrf-token.ts";
import { found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { generateToken, listSessions, showAccount } from "../contract/calls.ts";
import type { Session } from "../contract/views.ts";
import { findPerson } from "./accounts.sql.ts";
import { linkedServices } from "./linked-services.ts";
import { findOpenEmailLink } from "./links.sql.ts";
import { countOpenSessions, listOpenSessions } from "./sessions.sql.ts";

export const showAccountRoutes = [
  serve(showAccount, async ({ db, services, account, now }) => {
    const person = found(await findPerson(db, account.accountId));
    const link = await findOpenEmailLink(db, { "t.account_id": person.id }, now);
    const pending_email = link?.new_email
      ? { email: link.new_email, expires_at: link.expires_at.toISOString() }
      : null;
    return {
      data: {
        email: person.email,
        has_password: person.password_hash !== null,
        has_secondary_password: person.secondary_password_hash !== null,
        linked: await linkedServices({ db, services }, person.id),
        pending_email,
      },
    };
  }),

  serve(listSessions, async ({ db, account, now }, { query }) => {
    const rows = await listOpenSessions(db, account.accountId, now, query);
    const total_records = await countOpenSessions(db, account.accountId, now);
    const records = rows.map((row) => ({
      id: row.id,
      ...readDevice(row.user_agent),
      is_current: row.id === account.sessionId,
      signed_in_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
    }));
    return { data: { records }, total_records, total_pages: totalPages(total_records, query.per_page) };
  }),

  serve(generateToken, async (context) => createCsrfToken(context)),
];

type Device = Pick<Session, "browser" | "system">;

/** The first match counts, because most browsers also name those they descend from. */
const browserSigns: readonly (readonly [RegExp, NonNullable<Device["browser"]>])[] = [
  [/\bLine\//, "LINE"],
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOPiOS\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\//, "Safari"],
];

const systemSigns: readonly (readonly [RegExp, NonNullable<Device["system"]>])[] = [
  [/\biPhone\b|\biPod\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b|\bMac OS X\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

const firstFit = <T>(signs: readonly (readonly [RegExp, T])[], userAgent: string): T | null =>
  signs.find(([sign]) => sign.test(userAgent))?.[1] ?? null;

/** Reads browser and system from the user agent; null for what is not recognised. */
export const readDevice = (userAgent: string): Device => ({
  browser: firstFit(browserSigns, userAgent),
  system: firstFit(systemSigns, userAgent),
});
