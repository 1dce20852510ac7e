import { type DeliveryFailure, failureOfStatus } from "#kit/server/mail/bounce-rules.ts";

type Fields = ReadonlyMap<string, string>;

/** Reads the field groups of a message/delivery-status (RFC 3464), with names in lower case and folded lines joined. */
function readGroups(text: string): Fields[] {
  const unfolded = text.replace(/\r\n?/g, "\n").replace(/\n[ \t]+/g, " ");
  return unfolded.split(/\n{2,}/).map(
    (group) =>
      new Map(
        group.split("\n").flatMap((line): [string, string][] => {
          const colon = line.indexOf(":");
          return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : [];
        }),
      ),
  );
}

/** The code is a word of its own and is not the start of a network address. */
const enhancedStatus = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.]*\d)/;
const statusIn = (text = ""): string | undefined => enhancedStatus.exec(text)?.[1];

/** Many servers give only a general code (5.0.0) and the reason in words, so the more specific of the two counts. */
function statusOf(fields: Fields): string | undefined {
  const status = statusIn(fields.get("status"));
  const diagnosed = statusIn(fields.get("diagnostic-code"));
  return diagnosed && (!status || status.endsWith(".0.0")) ? diagnosed : status;
}

type DeliveryOutcome = DeliveryFailure | "arrived" | undefined;

function outcomeOf(fields: Fields): DeliveryOutcome {
  const action = fields.get("action")?.toLowerCase().split(/[\s(]/)[0];
  if (action === "delayed") return "temporary";
  if (action === "failed") return failureOfStatus(statusOf(fields) ?? "") ?? "permanent";
  return action === undefined ? undefined : "arrived";
}

/**
 * Returns why the mail did not arrive; undefined where it did. One address may deliver to several mailboxes, each with
 * its report: the address works as long as one of them does.
 */
export function failureOfReport(deliveryStatus: string): DeliveryFailure | undefined {
  const outcomes = readGroups(deliveryStatus).map(outcomeOf);
  if (outcomes.includes("arrived")) return undefined;
  if (outcomes.includes("permanent")) return "permanent";
  return outcomes.includes("temporary") ? "temporary" : undefined;
}

const replyCode = /(?:^|[\s:>(])(?:(55[0134])|(421|45[0-2]))(?=[ -]\S)/m;

/** Reads the failure from a mail server's words alone; undefined where they contain no status. */
export function failureOfWords(text: string): DeliveryFailure | undefined {
  const status = statusIn(text);
  if (status) return failureOfStatus(status);
  const [, permanent, temporary] = replyCode.exec(text) ?? [];
  if (permanent) return "permanent";
  return temporary ? "temporary" : undefined;
}
