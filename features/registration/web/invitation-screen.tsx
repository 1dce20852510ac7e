import { useNavigate, useParams } from "react-router";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { useLogOut } from "#features/sessions/web/index.ts";
import { ServiceButtons } from "#features/social-logins/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import { cx } from "#kit/ui/class-names.ts";
import common from "#kit/ui/common.module.css";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { showInvitedCommunity } from "../contract/calls.ts";
import { CodeForm } from "./code-form.tsx";
import { InvitationPage, InvitedTo, LoadedInvitation, RefusedInvitation } from "./invited-to.tsx";
import { InvitingCommunity } from "./inviting-community.tsx";
import { useRegistrationMessages } from "./messages.ts";
import { OwnPlaceLink } from "./own-place.tsx";
import { beginDraft } from "./registration-draft.ts";
import { WithAccount } from "./with-account.tsx";
import "./registration-errors.ts";
import { joiningLink } from "./registration-links.ts";

/** SA10: an invitation leads here; without a code, one can be entered. R006 */
export default function InvitationScreen() {
  const { key = "" } = useParams();
  const { codeTitle } = useRegistrationMessages().invitation;
  return (
    <InvitationPage {...(key === "" && { title: codeTitle })}>
      {key === "" ? <CodeForm /> : <Invitation key={key} code={key} />}
    </InvitationPage>
  );
}

function Invitation({ code }: { code: string }) {
  const query = useCall(showInvitedCommunity, { params: { x: code } }, { retry: false });
  return (
    <LoadedInvitation query={query} refused={(error) => <Refused code={code} error={error} />}>
      {(answer) => <Invited code={code} answer={answer} />}
    </LoadedInvitation>
  );
}

type Answer = AnswerOf<typeof showInvitedCommunity>;

function Invited({ code, answer }: { code: string; answer: Answer }) {
  const { alumni_community_information: community, alumnus, turned_over } = answer;
  const text = useRegistrationMessages().invitation;
  return (
    <InvitingCommunity community={community} code={code}>
      <InvitedTo community={community}>
        {turned_over && <NoticeBox>{text.turnedOver(turned_over.display_name)}</NoticeBox>}
        {alumnus ? (
          <AsAlumnus code={code} name={`${alumnus.family_name} ${alumnus.given_name}`} />
        ) : (
          <AsNewcomer code={code} community={community} email={turned_over?.email} />
        )}
      </InvitedTo>
      {!alumnus && <WithAccount code={code} isPersonal={turned_over !== null} />}
    </InvitingCommunity>
  );
}

function AsNewcomer({
  code,
  community,
  email,
}: {
  code: string;
  email: string | undefined;
  community: Answer["alumni_community_information"];
}) {
  const text = useRegistrationMessages().invitation;
  const navigate = useNavigate();
  const start = () => {
    beginDraft(code, community, email);
    navigate(linkTo("/alumni/register_alumnus"));
  };
  return (
    <>
      <Button variant="primary" fullWidth onClick={start}>
        {text.start}
      </Button>
      <ServiceButtons
        mode="invite"
        redirect={joiningLink(code)}
        onLeave={() => beginDraft(code, community, email)}
      />
      <h2>{text.flow}</h2>
      <ol className={cx(common.bullets, common.links)}>
        <li>{text.flowInput}</li>
        <li>{text.flowMail}</li>
        {community.approve_alumni_by_hand && <li>{text.flowReview}</li>}
      </ol>
    </>
  );
}

/** A signed-in person joins with the account they have. */
function AsAlumnus({ code, name }: { code: string; name: string }) {
  const text = useRegistrationMessages().invitation;
  const logOut = useLogOut("alumni");
  return (
    <>
      <p>{text.asAlumnus(name)}</p>
      <ButtonLink to={joiningLink(code)} variant="primary" fullWidth>
        {text.join}
      </ButtonLink>
      <Button variant="subtle" onClick={() => logOut.run()}>
        {text.notMe(name)}
      </Button>
      {logOut.dialog}
    </>
  );
}

function Refused({ code, error }: { code: string; error: ApiError }) {
  if (error.code !== membershipErrors.ERROR_PARTICIPATED.code)
    return <CodeForm refused={{ code, message_code: error.code }} />;
  return (
    <RefusedInvitation error={error}>
      <OwnPlaceLink area="alumni" error={error} />
    </RefusedInvitation>
  );
}
