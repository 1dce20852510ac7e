import type { Stage } from "./stage.ts";

/** Sends what waits, and returns what the pattern finds in the newest such mail to each address. */
export async function findInMails({ server }: Stage, pattern: RegExp): Promise<ReadonlyMap<string, string>> {
  await server.services.jobs.drain(server.services);
  const newestFirst = (await server.services.mailer.mailbox?.list()) ?? [];
  return new Map(
    newestFirst.toReversed().flatMap(({ to, text }): [string, string][] => {
      const found = pattern.exec(text)?.[1];
      return found ? [[to.address, found]] : [];
    }),
  );
}

/** These find what the links of mails carry. */
export const linked = {
  employee: /\/invited_communities\/employee\/([\w-]+)/,
  alumnus: /\/invited_communities\/alumni\/([\w-]+)/,
  activation: /\/register_alumnus_finished\?token=([\w-]+)/,
  operator: /\/operator\/set_up\?token=([\w-]+)/,
} as const;
