import { IconKey } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { accountPaths } from "#features/accounts/contract/paths.ts";
import { leadsToJoining } from "#features/invitations/contract/paths.ts";
import { arePasskeysPossible } from "#features/second-factors/web/index.ts";
import { beginPasskeySignIn } from "#features/sessions/contract/calls.ts";
import { SECOND_STEP } from "#features/sessions/contract/paths.ts";
import { arrival } from "#features/social-logins/contract/paths.ts";
import { ServiceButtons, ServiceRefusal, useArrival } from "#features/social-logins/web/index.ts";
import type { Area } from "#kit/contract/area.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { send } from "#kit/web/api/send.ts";
import { safeRedirect } from "#kit/web/router/safe-redirect.ts";
import { accountKindOf, currentArea, lobbyPath, loginPath } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import { Entered } from "./entered.tsx";
import { LoginForm } from "./login-form.tsx";
import styles from "./login-screen.module.css";
import { useLoginMessages } from "./messages.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { useLogIn } from "./use-log-in.ts";

/** Few people need it, so it is loaded only then. */
const SecondStep = lazy(() => import("./second-step.tsx"));
const LastInvitingCommunity = lazy(async () => ({
  default: (await import("#features/registration/web/index.ts")).LastInvitingCommunity,
}));

/** SA80, CA80: all areas share this screen. A signed-in person goes straight on. */
export default function LoginScreen() {
  const area = currentArea();
  const [query] = useSearchParams();
  const asked = safeRedirect(query.get("redirect"), area);
  const text = useLoginMessages();
  const login = <Login area={area} query={query} asked={asked} />;
  if (!asked || !leadsToJoining(asked)) return login;
  return (
    <Suspense fallback={<Waiting title={text[`${area}Title`]} />}>
      <LastInvitingCommunity to={asked}>{login}</LastInvitingCommunity>
    </Suspense>
  );
}

/** The heading is there before the script of the part below it. */
function Waiting({ title }: { title: string }) {
  return (
    <div className={common.stack5}>
      <h1>{title}</h1>
      <RowSkeletons count={2} />
    </div>
  );
}

type LoginProps = {
  readonly area: Area;
  readonly query: URLSearchParams;
  readonly asked: string | null;
};

function Login({ area, query, asked }: LoginProps) {
  const text = useLoginMessages();
  const isAlumni = area === "alumni";
  const login = useLogIn(area);
  const { refusal } = useArrival();
  if (query.has(SECOND_STEP))
    return (
      <Suspense fallback={<Waiting title={text.secondStep} />}>
        <SecondStep area={area} />
      </Suspense>
    );
  if (query.has(arrival.signedIn)) return <Entered area={area} to={asked} />;
  const isIdle = !login.isSending && !login.isSent;
  if (isIdle && readStoredSession(area)) return <Navigate to={asked ?? lobbyPath(area)} replace />;
  return (
    <div className={common.stack5}>
      <div>
        <h1>{text[`${area}Title`]}</h1>
        <p className={styles.lead}>{text[`${area}Lead`]}</p>
      </div>
      {asked && !refusal && <NoticeBox>{text.ended}</NoticeBox>}
      {isAlumni && <ServiceRefusal />}
      <Card className={common.stack4}>
        <LoginForm login={login} />
        <PasskeyLogin area={area} />
        {isAlumni && <ServiceButtons mode="login" redirect={asked} />}
      </Card>
      {area === "operator" ? <p className={styles.lead}>{text.operatorLost}</p> : <Elsewhere area={area} />}
    </div>
  );
}

function Elsewhere({ area }: { area: Exclude<Area, "operator"> }) {
  const text = useLoginMessages();
  const isAlumni = area === "alumni";
  const paths = accountPaths[accountKindOf(area)];
  return (
    <>
      {isAlumni && (
        <Link to={linkTo("/alumni/invited_communities/alumni")} className={common.elsewhere}>
          {text.haveCode}
        </Link>
      )}
      <Link to={paths.forgotPassword} className={common.elsewhere}>
        {text.forgotPassword}
      </Link>
      {!isAlumni && (
        <Link to={linkTo("/community/users/forgot_email")} className={common.elsewhere}>
          {text.forgotEmail}
        </Link>
      )}
      <Link to={loginPath[isAlumni ? "community" : "alumni"]} className={common.elsewhere}>
        {isAlumni ? text.toCommunity : text.toAlumni}
      </Link>
    </>
  );
}

/** Replaces address and password where the browser supports passkeys. */
function PasskeyLogin({ area }: { area: Area }) {
  const text = useLoginMessages();
  if (!arePasskeysPossible()) return null;
  return (
    <PasskeyButton
      area={area}
      label={text.passkey}
      icon={<IconKey size={20} aria-hidden="true" />}
      loadOptions={async () => (await send(beginPasskeySignIn[accountKindOf(area)])).data}
      explain={() => text.passkeyCancelled}
    />
  );
}
