import { IconClipboardX, IconLock, IconMail, IconUserOff } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { Navigate, useNavigate, useParams } from "react-router";
import { OwnerForm } from "#features/accounts/web/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { useNamedPage } from "#kit/ui/page-head/page-name.ts";
import { Quoting } from "#kit/ui/written.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { currentArea, lobbyPath } from "#kit/web/session/area.ts";
import { leaveCommunity, showCommunityWithdrawal } from "../contract/calls.ts";
import type { CommunityWithdrawal } from "../contract/views.ts";
import { Fact, Facts } from "./facts.tsx";
import { LeftBehindFacts } from "./left-behind-facts.tsx";
import { useWithdrawalMessages } from "./messages.ts";
import styles from "./withdrawal.module.css";

/** SK40: says what leaving means and asks for the password; one need not enter the community for it. */
export default function LeaveCommunityScreen() {
  const id = Number(useParams().id);
  const query = useCall(showCommunityWithdrawal, { params: { id } });
  return (
    <Loaded query={query} gone={<Navigate to={lobbyPath(currentArea())} replace />}>
      {({ data }) => <LeaveCommunity community={data} />}
    </Loaded>
  );
}

function LeaveCommunity({ community }: { community: CommunityWithdrawal }) {
  const messages = useWithdrawalMessages();
  const text = messages.community;
  const area = currentArea();
  const candidate = community.is_candidate;
  const title = candidate ? text.candidateTitle(community.name) : text.title(community.name);
  useNamedPage(title);
  return (
    <div className={common.page}>
      <h1>
        <Quoting>{title}</Quoting>
      </h1>
      {community.may_leave ? (
        <>
          <Card className={common.stack4}>
            <h2>{candidate ? text.candidateWhat : text.what}</h2>
            {candidate ? <CandidateFacts /> : <MemberFacts community={community} />}
            {!candidate && (
              <>
                <p className={common.note}>{text.onlyHere}</p>
                <p className={common.note}>{messages.keepCommunityText}</p>
                <ButtonLink className={styles.action} to={linkTo("/:area/account/settings/data", { area })}>
                  {messages.keepAction}
                </ButtonLink>
              </>
            )}
          </Card>
          <Confirm community={community} />
        </>
      ) : (
        <NoticeBox>
          <div className={common.stack2}>
            <h2>{messages.contractor.title}</h2>
            <p>{messages.contractor.one}</p>
            <ButtonLink
              className={styles.action}
              to={linkTo("/:area/communities/:id", { area, id: community.id })}
            >
              {text.back}
            </ButtonLink>
          </div>
        </NoticeBox>
      )}
    </div>
  );
}

function MemberFacts({ community }: { community: CommunityWithdrawal }) {
  const text = useWithdrawalMessages().community;
  return (
    <Facts>
      <LeftBehindFacts left={community} />
      <Fact icon={IconUserOff}>{text.profile}</Fact>
      <Fact icon={IconMail}>{text.mail}</Fact>
      <Fact icon={IconLock} grave>
        {text.forGood}
      </Fact>
    </Facts>
  );
}

function CandidateFacts() {
  const text = useWithdrawalMessages().community;
  return (
    <Facts>
      <Fact icon={IconClipboardX}>{text.candidateErased}</Fact>
      <Fact icon={IconMail}>{text.mail}</Fact>
      <Fact icon={IconLock} grave>
        {text.candidateAgain}
      </Fact>
    </Facts>
  );
}

function Confirm({ community: { id, is_candidate } }: { community: CommunityWithdrawal }) {
  const messages = useWithdrawalMessages();
  const text = messages.community;
  const area = currentArea();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const finish = async () => {
    await navigate(linkTo("/:area/communities/leave_community_finished", { area }), { replace: true });
    queryClient.clear();
  };
  return (
    <Card className={common.stack4}>
      <h2>{messages.confirm}</h2>
      <OwnerForm
        call={leaveCommunity}
        inputOf={(body) => ({ params: { id }, body })}
        submit={is_candidate ? text.candidateSubmit : text.submit}
        danger
        other={
          <ButtonLink to={is_candidate ? lobbyPath(area) : linkTo("/:area/communities/:id", { area, id })}>
            {is_candidate ? text.candidateBack : text.back}
          </ButtonLink>
        }
        onDone={() => void finish()}
        // Another tab was first.
        onRefused={(error) => void (error.status === 404 && finish())}
      />
    </Card>
  );
}
