import { statement } from "./statement.ts";

/** Asks the database for nothing but an answer. */
export const answers = statement<object, unknown>("answers", "select 1");
