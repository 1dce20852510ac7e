import { type Statement, statement } from "./database.ts";

/** Asks the database for nothing but an answer. */
export const answers: Statement<unknown> = statement("answers", "select 1");
