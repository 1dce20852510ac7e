import { planRequested } from "#features/contracts/server/index.ts";
import { listActiveOperators } from "#features/operators/server/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { sendLetter } from "#kit/server/mail/send-letter.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { letters } from "./mails.ts";
import { findRequest } from "./requests.sql.ts";

/** Every operator is told of a new request, since any of them may answer it. */
export const tellOfRequests = on(planRequested, async (work, { communityId, requestId, choice }) => {
  const request = await findRequest(work.db, { communityId, requestId });
  if (!request) return;
  const { community, contractor, remarks } = request;
  const place = { community_id: communityId, request_id: requestId };
  const url = work.services.publicUrl + linkTo("/operator/plan_requests/:community_id/:request_id", place);
  const values = { community, contractor: contractor ?? "", choice, remarks, url };
  for (const one of await listActiveOperators(work.db)) sendLetter(work, one, letters, "requested", values);
});
