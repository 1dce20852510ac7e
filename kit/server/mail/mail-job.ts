import { type Job, job } from "../jobs/job.ts";
import { MAILS_AT_ONCE } from "./mail.ts";

/** A job that sends a mail itself; it waits for the mail server most of the time, so many are done at once. */
export const mailJob = <P extends object>(name: string, run: Job<P>["run"]): Job<P> =>
  job(name, run, { atOnce: MAILS_AT_ONCE });
