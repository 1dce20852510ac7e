import * as z from "zod/mini";
import { ownerBody, ownerErrors } from "#features/accounts/contract/owner.ts";
import { call } from "#kit/contract/call.ts";
import { withdrawalErrors } from "./errors.ts";
import { communityWithdrawal, serviceWithdrawal } from "./views.ts";

const errors = [withdrawalErrors.ERROR_CONTRACTOR_STAYS, ...ownerErrors];

/**
 * SK40: members may call it, paused ones and candidates too, and without agreeing to the newest terms, because leaving
 * needs no entering.
 */
export const showCommunityWithdrawal = call.get("/communities/{id}/withdrawal", {
  access: "account",
  summary: "What leaving the community would mean for the caller",
  answer: z.object({ data: communityWithdrawal }),
});

export const leaveCommunity = call.post("/communities/{id}/withdrawal", {
  access: "account",
  security: "left",
  summary: "Leave the community; posts remain with their author hidden",
  body: ownerBody,
  errors,
});

/** SU40 asks this before somebody leaves the service. */
export const showServiceWithdrawal = call.get("/withdrawal", {
  access: "account",
  summary: "What leaving the service would mean for the caller",
  answer: z.object({ data: serviceWithdrawal }),
});

export const leaveService = call.post("/withdrawal", {
  access: "account",
  security: "accountClosed",
  summary: "Leave every community and delete the account; posts remain with their author hidden",
  body: ownerBody,
  errors,
});
