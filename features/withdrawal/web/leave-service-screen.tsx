import { IconBuildingCommunity, IconLock, IconLogout, IconMail, IconUserOff } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { OwnerForm, SettingsPage } from "#features/accounts/web/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { writtenIn } from "#kit/ui/written.tsx";
import { removeAllDrafts } from "#kit/web/drafts/draft-store.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { currentArea, lobbyPath } from "#kit/web/session/area.ts";
import { clearSession } from "#kit/web/session/clear-session.ts";
import { leaveService, showServiceWithdrawal } from "../contract/calls.ts";
import type { ServiceWithdrawal } from "../contract/views.ts";
import { Fact, Facts } from "./facts.tsx";
import { LeftBehindFacts } from "./left-behind-facts.tsx";
import { useWithdrawalMessages } from "./messages.ts";
import styles from "./withdrawal.module.css";

export default function LeaveServiceScreen() {
  const text = useWithdrawalMessages().service;
  const query = useCall(showServiceWithdrawal, {});
  return (
    <SettingsPage title={text.title}>
      <Loaded query={query}>
        {({ data }) => (data.may_leave ? <LeaveService own={data} /> : <HandOverFirst own={data} />)}
      </Loaded>
    </SettingsPage>
  );
}

function LeaveService({ own }: { own: ServiceWithdrawal }) {
  const messages = useWithdrawalMessages();
  const text = messages.service;
  return (
    <>
      <Card className={common.stack4}>
        <h2>{text.what}</h2>
        <Facts>
          {own.communities.length > 0 && (
            <Fact icon={IconBuildingCommunity}>
              {text.communities}
              <ul className={styles.names}>
                {own.communities.map(({ id, name }) => (
                  <li key={id} {...writtenIn(name)}>
                    {name}
                  </li>
                ))}
              </ul>
            </Fact>
          )}
          <Fact icon={IconUserOff}>{text.erased}</Fact>
          <LeftBehindFacts left={own} />
          <Fact icon={IconLogout}>{text.sessions}</Fact>
          <Fact icon={IconMail}>{text.mail}</Fact>
          <Fact icon={IconLock} grave>
            {text.forGood}
          </Fact>
        </Facts>
      </Card>
      <Card className={common.stack4}>
        <h2>{messages.keep}</h2>
        <p>{messages.keepText}</p>
        <ButtonLink
          className={styles.action}
          to={linkTo("/:area/account/settings/data", { area: currentArea() })}
        >
          {messages.keepAction}
        </ButtonLink>
      </Card>
      <Confirm />
    </>
  );
}

function Confirm() {
  const messages = useWithdrawalMessages();
  const area = currentArea();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const finish = async () => {
    // This comes first, so that no screen of the account calls again without a session.
    await navigate(linkTo("/:area/withdrawal_finished", { area }), { replace: true });
    clearSession(area, queryClient);
    await removeAllDrafts();
  };
  return (
    <Card className={common.stack4}>
      <h2>{messages.confirm}</h2>
      <OwnerForm
        call={leaveService}
        inputOf={(body) => ({ body })}
        submit={messages.service.submit}
        danger
        other={<ButtonLink to={lobbyPath(area)}>{messages.service.back}</ButtonLink>}
        onDone={() => void finish()}
      />
    </Card>
  );
}

/** Tells the contractor where to hand over; nothing else is offered. */
function HandOverFirst({ own }: { own: ServiceWithdrawal }) {
  const text = useWithdrawalMessages().contractor;
  return (
    <NoticeBox>
      <div className={common.stack2}>
        <h2>{text.title}</h2>
        <p>{text.all}</p>
        <ul className={styles.names}>
          {own.communities
            .filter(({ is_contractor }) => is_contractor)
            .map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
        </ul>
      </div>
    </NoticeBox>
  );
}
