import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { clientId, id, idOrOffice, time } from "#kit/contract/wire.ts";
import { portfolioErrors } from "./errors.ts";
import { editedActivity, editedHistory, newActivity, newHistory } from "./fields.ts";
import { ENTRIES_MAX, IMPORTED_MAX } from "./limits.ts";
import { portfolioActivity, portfolioCorporation, portfolioHistory } from "./views.ts";

const savedHistory = z.object({ portfolio: z.extend(portfolioHistory, { corporation_name: z.string() }) });
const savedActivity = z.object({ activity: portfolioActivity });

/** R490. Without `user_id` it is one's own. Of somebody else, it is absent (404) where their profile may not be read. */
export const showPortfolio = call.get("/communities/{id}/portfolios", {
  access: "member",
  summary: "One's own portfolio, or what another member shows of theirs",
  query: z.object({ user_id: z.optional(idOrOffice) }),
  isExact: true,
  answer: z.object({
    portfolio_work_history_corporations: z.array(portfolioCorporation),
    portfolio_personal_activities: z.array(portfolioActivity),
    /** Null as long as there is nothing in it. */
    confirmed_at: z.nullable(time),
    abilities: z.object({ edit: z.boolean() }),
  }),
});

const changes = [showPortfolio.path];
const full = portfolioErrors.ERROR_PORTFOLIO_FULL;
const stale = commonErrors.ERROR_STATUS_HAS_CHANGED;

/** R112: the body is wrapped. A repeated `client_id` answers the history of the first time. */
export const createWorkHistory = call.post("/communities/{id}/portfolios", {
  access: "member",
  summary: "Add a work history to one's own portfolio",
  body: z.object({ client_id: clientId, portfolio: newHistory }),
  answer: savedHistory,
  errors: [full],
  changes,
});

export const updateWorkHistory = call.put("/portfolios/{id}", {
  access: "member",
  summary: "Edit a work history of one's own",
  body: z.object({ portfolio: editedHistory }),
  answer: savedHistory,
  errors: [stale],
  changes,
});

/** A corporation goes with its last history. */
export const deleteWorkHistory = call.delete("/portfolios/{id}", {
  access: "member",
  summary: "Delete a work history of one's own",
  changes,
});

/** R113: the body is wrapped. */
export const createActivity = call.post("/communities/{id}/activities", {
  access: "member",
  summary: "Add an activity to one's own portfolio",
  body: z.object({ client_id: clientId, activity: newActivity }),
  answer: savedActivity,
  errors: [full],
  changes,
});

export const updateActivity = call.put("/activities/{id}", {
  access: "member",
  summary: "Edit an activity of one's own",
  body: z.object({ activity: editedActivity }),
  answer: savedActivity,
  errors: [stale],
  changes,
});

export const deleteActivity = call.delete("/activities/{id}", {
  access: "member",
  summary: "Delete an activity of one's own",
  changes,
});

/** The ids are all of one's own in the new order; any other list has changed meanwhile, and nothing is done. */
const order = z.object({ sort: z.array(id).check(z.maxLength(ENTRIES_MAX)) });

export const sortCorporations = call.put("/communities/{id}/portfolios/sort", {
  access: "member",
  summary: "Order the corporations of one's own portfolio",
  body: order,
  errors: [stale],
  changes,
});

export const sortActivities = call.put("/communities/{id}/activities/sort", {
  access: "member",
  summary: "Order the activities of one's own portfolio",
  body: order,
  errors: [stale],
  changes,
});

/** Everything in it is still true. */
export const confirmPortfolio = call.post("/communities/{id}/portfolios/confirmation", {
  access: "member",
  summary: "Say that one's own portfolio is still true",
  answer: z.object({ confirmed_at: time }),
  changes,
});

/** All or none; each history has a `client_id` of its own, so that a repeated one is there once. */
export const importWorkHistories = call.post("/communities/{id}/portfolios/import", {
  access: "member",
  summary: "Add several work histories to one's own portfolio",
  body: z.object({
    portfolios: z
      .array(z.object({ client_id: clientId, portfolio: newHistory }))
      .check(z.minLength(1), z.maxLength(IMPORTED_MAX)),
  }),
  answer: z.object({ added: z.number() }),
  errors: [full],
  changes,
});
