import type { Logger } from "pino";

export type Absence = {
  readonly begins: (reason?: unknown) => void;
  readonly ends: () => void;
};

/** Says once that a part is away and once that it is back; one that is back in time is not worth a word. */
export function createAbsence(
  log: Logger,
  { away, back, afterMs = 0 }: { away: string; back: string; afterMs?: number },
): Absence {
  let telling: NodeJS.Timeout | undefined;
  let told = false;
  const tell = (reason: unknown) => {
    told = true;
    log.warn({ err: reason }, away);
  };
  return {
    begins(reason) {
      if (told || telling) return;
      if (afterMs === 0) tell(reason);
      else telling = setTimeout(tell, afterMs, reason).unref();
    },
    ends() {
      clearTimeout(telling);
      telling = undefined;
      if (told) log.warn(back);
      told = false;
    },
  };
}
