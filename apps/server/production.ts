import { isLoopback, isLoopbackUrl } from "#kit/server/http/loopback.ts";

type Settings = {
  readonly HOST: string;
  readonly PUBLIC_URL?: string | undefined;
  readonly TRUST_PROXY: string;
  readonly MAIL_URL?: string | undefined;
  readonly DEMO?: "on" | "off" | undefined;
};

/** This setting asks for the development mailbox by name. */
export const MAILBOX_URL = "mailbox:";

const HERE_ALONE = "HOST=127.0.0.1, PUBLIC_URL=http://localhost:PORT and no TRUST_PROXY";

/** Returns the settings by which people elsewhere than at this machine may come. */
function exposedBy({ HOST, PUBLIC_URL, TRUST_PROXY }: Settings): string[] {
  return [
    ...(isLoopback(HOST) ? [] : ["HOST"]),
    ...(PUBLIC_URL === undefined || isLoopbackUrl(PUBLIC_URL) ? [] : ["PUBLIC_URL"]),
    ...(TRUST_PROXY.trim() === "" ? [] : ["TRUST_PROXY"]),
  ];
}

/** Real people use it, or could, so nothing made for trying may be open. */
export const isProduction = (settings: Settings): boolean =>
  settings.DEMO === "off" || exposedBy(settings).length > 0;

/** Returns what is wrong with the settings for production, each with the reason and the remedy. */
export function productionFaults(settings: Settings): string[] {
  const { MAIL_URL, DEMO } = settings;
  const open = exposedBy(settings);
  const reason = open.length > 0 ? `others reach the server by ${open.join(" and ")}` : "DEMO=off";
  const faults = [];
  if (MAIL_URL === MAILBOX_URL && open.length > 0)
    faults.push(
      `MAIL_URL may be ${MAILBOX_URL} on this machine alone, with ${HERE_ALONE}: whoever reads the mailbox can log in as anybody`,
    );
  if (MAIL_URL === undefined && isProduction(settings))
    faults.push(
      `MAIL_URL should be set in production (${reason}), such as smtp://user:password@host:587, or nobody gets any mail. For trying on this machine alone: MAIL_URL=${MAILBOX_URL} with ${HERE_ALONE}`,
    );
  if (DEMO === "on" && open.length > 0)
    faults.push(`DEMO should be off where ${reason}: the password of its people is known`);
  return faults;
}
