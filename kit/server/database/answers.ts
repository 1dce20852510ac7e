import { statement } from "./statement.ts";

/** This statement only checks that the database answers. */
export const answers = statement<object, unknown>("answers", "select 1");
