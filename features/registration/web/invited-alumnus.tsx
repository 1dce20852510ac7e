import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import type { AnswerOf } from "#kit/contract/call.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { loginWithRedirect } from "#kit/web/router/safe-redirect.ts";
import { clearStoredSession, readStoredSession } from "#kit/web/session/stored-session.ts";
import { showInvitedCommunity } from "../contract/calls.ts";
import { InvitingCommunity } from "./inviting-community.tsx";
import type { Alumnus } from "./join-form.tsx";
import { type JoiningDraft, readJoining } from "./joining-draft.ts";
import { ownPlace } from "./own-place.tsx";
import { registrationCode } from "./registration-errors.ts";
import { errorLink, joiningLoginLink } from "./registration-links.ts";

export type Invited = Pick<
  AnswerOf<typeof showInvitedCommunity>,
  "alumni_community_information" | "registration_columns"
> & { readonly alumnus: Alumnus; readonly draft: JoiningDraft };

type Children = (invited: Invited) => ReactNode;

/** Serves a signed-in person with an invitation; others are sent to sign in, or to enter an invitation. */
export function InvitedAlumnus({ children }: { children: Children }) {
  const [query] = useSearchParams();
  const asked = query.get("invited_code");
  return (
    <Begun key={asked} asked={asked}>
      {children}
    </Begun>
  );
}

function Begun({ asked, children }: { asked: string | null; children: Children }) {
  // The draft is read once: it changes with every key and is deleted once sent.
  const [{ session, kept }] = useState(readBeginning);
  const code = asked ?? kept?.invited_code;
  if (!session)
    return (
      <Navigate
        to={
          code
            ? joiningLoginLink(code)
            : loginWithRedirect("alumni", linkTo("/alumni/register_alumnus_community"))
        }
        replace
      />
    );
  if (!code) return <Navigate to={errorLink("INVALID_URL_ERROR")} replace />;
  const values = kept?.invited_code === code ? kept.values : {};
  return (
    <InvitedCommunity draft={{ uid: session.uid, invited_code: code, values }}>{children}</InvitedCommunity>
  );
}

function readBeginning() {
  const session = readStoredSession("alumni");
  return { session, kept: session && readJoining(session.uid) };
}

type Props = { readonly draft: JoiningDraft; readonly children: Children };

function InvitedCommunity({ draft, children }: Props) {
  const query = useCall(
    showInvitedCommunity,
    { params: { x: draft.invited_code } },
    // A form that changes while it is being filled in would lose what was typed.
    {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      retry: false,
    },
  );
  return (
    <Loaded
      query={query}
      refused={(error) =>
        error.status === 400 ? (
          <Navigate to={ownPlace("alumni", error) ?? errorLink(registrationCode(error))} replace />
        ) : undefined
      }
    >
      {(invited) =>
        invited.alumnus ? (
          <InvitingCommunity community={invited.alumni_community_information} code={draft.invited_code}>
            {children({ ...invited, alumnus: invited.alumnus, draft })}
          </InvitingCommunity>
        ) : (
          <SignedOut code={draft.invited_code} />
        )
      }
    </Loaded>
  );
}

/** The session has ended elsewhere while this browser still has it stored. */
function SignedOut({ code }: { code: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    clearStoredSession("alumni");
    navigate(joiningLoginLink(code), { replace: true });
  }, [navigate, code]);
  return null;
}
