import { Navigate, useLocation } from "react-router";
import { InvitingCommunity, useRegistrationMessages } from "#features/registration/web/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Finished } from "#kit/ui/form-flow/finished.tsx";
import { lobbyPath } from "#kit/web/session/area.ts";
import { flowSteps } from "./flow-steps.ts";
import type { EmployeeJoiningDraft } from "./joining-draft.ts";

export type FinishedState = {
  readonly community: EmployeeJoiningDraft["community"];
  /** It is true after a registration, which also signs in, and false where an existing account has joined. */
  readonly isNew: boolean;
};

/** SB22: the person has joined and goes straight into the community. */
export default function FinishedScreen() {
  const text = useRegistrationMessages();
  const state = useLocation().state as FinishedState | null;
  if (!state) return <Navigate to={lobbyPath("community")} replace />;
  const { community, isNew } = state;
  return (
    <InvitingCommunity community={community}>
      <Finished
        title={isNew ? text.finished.title : text.join.finishedTitle}
        {...(isNew && { steps: flowSteps })}
        message={text.finished.welcome(community.name)}
        next={{
          to: linkTo("/:area/communities/:id", { area: "community", id: community.id }),
          label: text.join.enter,
        }}
      />
    </InvitingCommunity>
  );
}
