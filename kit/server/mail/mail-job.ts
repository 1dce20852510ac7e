import { type Job, job } from "../jobs/job.ts";
import { MAILS_AT_ONCE } from "./mail.ts";

/** Makes a job that sends a mail itself. It mostly waits for the mail server, so many run at once. */
export const mailJob = <P extends object>(name: string, run: Job<P>["run"]): Job<P> =>
  job(name, run, { atOnce: MAILS_AT_ONCE });
