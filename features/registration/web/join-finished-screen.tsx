import { IconHourglass } from "@tabler/icons-react";
import { Navigate, useLocation } from "react-router";
import type { AnswerOf } from "#kit/contract/call.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Finished } from "#kit/ui/form-flow/finished.tsx";
import { lobbyPath } from "#kit/web/session/area.ts";
import type { joinCommunity } from "../contract/calls.ts";
import { joiningSteps } from "./flow-steps.ts";
import { InvitingCommunity } from "./inviting-community.tsx";
import { useRegistrationMessages } from "./messages.ts";

export type JoinedState = AnswerOf<typeof joinCommunity>["data"];

export default function JoinFinishedScreen() {
  const text = useRegistrationMessages();
  const joined = useLocation().state as JoinedState | null;
  if (!joined) return <Navigate to={lobbyPath("alumni")} replace />;
  const { community, under_review } = joined;
  return (
    <InvitingCommunity community={community}>
      <Finished
        title={under_review ? text.finished.reviewTitle : text.join.finishedTitle}
        steps={joiningSteps(under_review)}
        {...(under_review && { icon: IconHourglass, current: "review" })}
        message={under_review ? text.finished.review(community.name) : text.join.welcome(community.name)}
        next={
          under_review
            ? { to: lobbyPath("alumni"), label: text.invitation.toLobby }
            : {
                to: linkTo("/:area/communities/:id", { area: "alumni", id: community.id }),
                label: text.join.enter,
              }
        }
      >
        {under_review && text.finished.waiting}
      </Finished>
    </InvitingCommunity>
  );
}
