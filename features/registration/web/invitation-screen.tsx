import { IconMailOpened } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useNavigate, useParams } from "react-router";
import { useLogOut } from "#features/sessions/web/index.ts";
import { ServiceButtons } from "#features/social-logins/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { lobbyPath, loginPath } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import { showInvitedCommunity } from "../contract/calls.ts";
import { registrationErrors } from "../contract/errors.ts";
import { CodeForm } from "./code-form.tsx";
import { useRegistrationMessages } from "./messages.ts";
import styles from "./registration.module.css";
import { beginDraft } from "./registration-draft.ts";
import { joiningPath, registrationPaths } from "./registration-paths.ts";
import { WithAccount } from "./with-account.tsx";
import "./registration-errors.ts";

/** SA10: where an invitation leads; without a code, where one is entered. R006 */
export default function InvitationScreen() {
  const text = useRegistrationMessages().landing;
  const { key = "" } = useParams();
  return (
    <div className={styles.screen}>
      <h1>{text.title}</h1>
      {key === "" ? <CodeForm /> : <Invitation key={key} code={key} />}
    </div>
  );
}

function Invitation({ code }: { code: string }) {
  const query = useCall(
    showInvitedCommunity,
    { params: { x: code } },
    { meta: { silent: true }, retry: false },
  );
  const lines = (
    <Card className={styles.stack}>
      <SkeletonLine width="80%" />
      <SkeletonLine width="40%" />
      <SkeletonLine />
    </Card>
  );
  return (
    <Loaded
      query={query}
      skeleton={lines}
      refused={(error) =>
        error.status === 400 || error.status === 404 ? <Refused error={error} /> : undefined
      }
    >
      {(answer) => <Invited code={code} answer={answer} />}
    </Loaded>
  );
}

type Answer = AnswerOf<typeof showInvitedCommunity>;

function Invited({ code, answer }: { code: string; answer: Answer }) {
  const text = useRegistrationMessages().landing;
  const { alumni_community_information: community, alumnus } = answer;
  return (
    <>
      <Card className={styles.stack}>
        <p className={styles.communityName}>{text.invites(community.name)}</p>
        <p className={styles.lead}>
          {text.by}: {community.corporation_name}
        </p>
        {community.description && <p>{community.description}</p>}
        {alumnus ? (
          <AsAlumnus code={code} name={`${alumnus.family_name} ${alumnus.given_name}`} />
        ) : (
          <AsNewcomer code={code} community={community} />
        )}
      </Card>
      {!alumnus && <WithAccount code={code} />}
    </>
  );
}

function AsNewcomer({
  code,
  community,
}: {
  code: string;
  community: Answer["alumni_community_information"];
}) {
  const text = useRegistrationMessages().landing;
  const navigate = useNavigate();
  const start = () => {
    beginDraft(code, community);
    navigate(registrationPaths.input);
  };
  return (
    <>
      <h2>{text.flow}</h2>
      <ol className={styles.steps}>
        <li>{text.flowInput}</li>
        <li>{text.flowMail}</li>
        {community.approve_alumni_by_hand && <li>{text.flowReview}</li>}
      </ol>
      <Button variant="primary" fullWidth onClick={start}>
        {text.start}
      </Button>
      <ServiceButtons
        mode="invite"
        redirect={joiningPath(code)}
        onLeave={() => beginDraft(code, community)}
      />
    </>
  );
}

/** Somebody who is signed in joins with the account they have. */
function AsAlumnus({ code, name }: { code: string; name: string }) {
  const text = useRegistrationMessages().landing;
  const logOut = useLogOut("alumni");
  return (
    <>
      <p>{text.asAlumnus(name)}</p>
      <ButtonLink to={joiningPath(code)} variant="primary" fullWidth>
        {text.join}
      </ButtonLink>
      <Button variant="subtle" onClick={() => logOut.run()}>
        {text.notMe(name)}
      </Button>
      {logOut.dialog}
    </>
  );
}

function Refused({ error }: { error: ApiError }) {
  const text = useRegistrationMessages().landing;
  const { language } = useLanguage();
  const participated = error.code === registrationErrors.ERROR_PARTICIPATED.code;
  const signedIn = readStoredSession("alumni") !== null;
  const next: ReactNode = participated ? (
    <ButtonLink to={signedIn ? lobbyPath("alumni") : loginPath.alumni} variant="primary">
      {signedIn ? text.toLobby : text.toLogin}
    </ButtonLink>
  ) : (
    <ButtonLink to={registrationPaths.invitation}>{text.otherCode}</ButtonLink>
  );
  return (
    <Card>
      <EmptyState icon={<IconMailOpened size={40} stroke={1.5} aria-hidden="true" />} action={next}>
        {errorText(error, language)}
      </EmptyState>
    </Card>
  );
}
