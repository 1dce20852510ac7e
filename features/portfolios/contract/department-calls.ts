import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { name } from "#kit/contract/fields/text.ts";
import { portfolioErrors } from "./errors.ts";
import { DEPARTMENT_NAME } from "./limits.ts";
import { department } from "./views.ts";

export const listDepartments = call.get("/communities/{id}/departments", {
  access: "member",
  summary: "The departments that a community knows, to choose from",
  answer: z.object({ departments: z.array(department), abilities: z.object({ add: z.boolean() }) }),
});

/** One that differs only in width and case is the same, and is answered as it stands. */
export const createDepartment = call.post("/communities/{id}/departments", {
  access: "member",
  summary: "Add a department to the list of the community",
  body: z.object({ name: name(DEPARTMENT_NAME) }),
  answer: z.object({ department }),
  errors: [
    commonErrors.FORBIDDEN_OPERATION,
    portfolioErrors.ERROR_DEPARTMENTS_FULL,
    portfolioErrors.ERROR_DEPARTMENTS_TODAY,
  ],
  changes: [listDepartments.path],
});
