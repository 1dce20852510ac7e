import { DAY_MS } from "#kit/contract/durations.ts";

/** This many mails in a row have to come back for now, each sent a day or more after the one before. */
export const TEMPORARY_FAILURES = 4;
const BETWEEN_COUNTED_MS = DAY_MS;
/** After a week without a failure the count starts again: mails have arrived in between, or none was sent. */
const SAME_ROW_MS = 7 * DAY_MS;

/** A stopped address is tried again after half a year, because mailboxes are repaired and reassigned. */
export const STOP_KEPT_DAYS = 180;
/** A token is valid for less, so that a bounce older than the proof that the address works stays void. */
export const NOTE_KEPT_DAYS = 30;

export type DeliveryFailure = "permanent" | "temporary";

export type AddressState = {
  readonly failing_since: Date | null;
  readonly failures: number;
  readonly counted_mail_at: Date | null;
  readonly stopped_at: Date | null;
  readonly worked_at: Date | null;
};

/** This is the state of an address without any failure. */
export const unknownAddress: AddressState = {
  failing_since: null,
  failures: 0,
  counted_mail_at: null,
  stopped_at: null,
  worked_at: null,
};

/** `mailSentAt` is when the mail was sent, however late it came back. */
export type DeliveryReport = { readonly failure: DeliveryFailure; readonly mailSentAt: Date };

/** Returns the state of an address after a bounce; undefined where the bounce says nothing new. */
export function afterFailure(
  state: AddressState,
  returned: DeliveryReport,
  now: Date,
): AddressState | undefined {
  const { failure, mailSentAt } = returned;
  if (state.worked_at && mailSentAt <= state.worked_at) return undefined;
  const failing_since = state.failing_since ?? now;
  if (failure === "permanent") return { ...state, failing_since, stopped_at: state.stopped_at ?? now };
  return state.stopped_at ? undefined : afterTemporary(state, mailSentAt, now);
}

/** A mail counts once, however often its failure is reported, and so does a day. */
function afterTemporary(state: AddressState, mailSentAt: Date, now: Date): AddressState | undefined {
  const since = state.counted_mail_at ? mailSentAt.getTime() - state.counted_mail_at.getTime() : undefined;
  if (since !== undefined && since < BETWEEN_COUNTED_MS) return undefined;
  const goesOn = since !== undefined && since <= SAME_ROW_MS;
  const failures = goesOn ? state.failures + 1 : 1;
  return {
    ...state,
    failures,
    failing_since: (goesOn && state.failing_since) || now,
    counted_mail_at: mailSentAt,
    stopped_at: failures >= TEMPORARY_FAILURES ? now : null,
  };
}

/**
 * These statuses blame the mail or its sender, or a full mailbox, which may be emptied. If they counted, one listing of
 * our server as a sender of spam would stop every address of a carrier at once.
 */
const notOfTheAddress = /^5\.(2\.[23]|3\.4|6\.\d+|7\.\d+)$/;

/** Reads an enhanced status code (RFC 3463) such as 5.1.1; undefined for success and for any other text. */
export function failureOfStatus(status: string): DeliveryFailure | undefined {
  if (/^4\.\d{1,3}\.\d{1,3}$/.test(status)) return "temporary";
  if (!/^5\.\d{1,3}\.\d{1,3}$/.test(status)) return undefined;
  return notOfTheAddress.test(status) ? "temporary" : "permanent";
}

/** Reads a mail server's permanent refusal of a recipient, such as `550 5.1.1 User unknown`. */
export const failureOfReply = (reply: string): DeliveryFailure => {
  const [, status = ""] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(reply) ?? [];
  return failureOfStatus(status) ?? "permanent";
};
