import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import type { AnswerOf } from "#kit/contract/call.ts";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { loginWithRedirect } from "#kit/web/router/safe-redirect.ts";
import { clearStoredSession, readStoredSession } from "#kit/web/session/stored-session.ts";
import { showInvitedCommunity } from "../contract/calls.ts";
import { type JoiningDraft, readJoining } from "./joining-draft.ts";
import { registrationCode } from "./registration-errors.ts";
import { errorPath, joiningLoginPath, registrationPaths } from "./registration-paths.ts";
import type { Alumnus } from "./use-joining-form.ts";

export type Invited = Pick<
  AnswerOf<typeof showInvitedCommunity>,
  "alumni_community_information" | "registration_columns"
> & { readonly alumnus: Alumnus; readonly draft: JoiningDraft };

type Children = (invited: Invited) => ReactNode;

/** Whoever is signed in, with the invitation they joined by; others are sent to log in first, or for an invitation. */
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
  // As it was on arriving: what is kept changes with every key and goes once it is sent.
  const [{ session, kept }] = useState(readBeginning);
  const code = asked ?? kept?.invited_code;
  if (!session)
    return (
      <Navigate
        to={code ? joiningLoginPath(code) : loginWithRedirect("alumni", registrationPaths.join)}
        replace
      />
    );
  if (!code) return <Navigate to={errorPath("INVALID_URL_ERROR")} replace />;
  const values = kept?.invited_code === code ? kept.values : {};
  return <Loaded draft={{ uid: session.uid, invited_code: code, values }}>{children}</Loaded>;
}

function readBeginning() {
  const session = readStoredSession("alumni");
  return { session, kept: session && readJoining(session.uid) };
}

type Props = { readonly draft: JoiningDraft; readonly children: Children };

function Loaded({ draft, children }: Props) {
  const { language } = useLanguage();
  const { data, error, isFetching, refetch } = useCall(
    showInvitedCommunity,
    { params: { x: draft.invited_code } },
    // A form that changes while it is being filled in would lose what was typed.
    {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      retry: false,
      meta: { quiet: true },
    },
  );
  if (data?.alumnus) return children({ ...data, alumnus: data.alumnus, draft });
  if (data) return <SignedOut code={draft.invited_code} />;
  if (error?.status === 400) return <Navigate to={errorPath(registrationCode(error))} replace />;
  if (error)
    return (
      <ErrorState
        message={errorText({ message_code: error.code }, language)}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  return (
    <div aria-busy="true">
      <RowSkeletons count={6} />
    </div>
  );
}

/** The session has ended elsewhere, though this browser still thought it was on. */
function SignedOut({ code }: { code: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    clearStoredSession("alumni");
    navigate(joiningLoginPath(code), { replace: true });
  }, [navigate, code]);
  return null;
}
