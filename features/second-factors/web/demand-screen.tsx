import { useState } from "react";
import { useParams } from "react-router";
import { accountPaths } from "#features/accounts/contract/paths.ts";
import { OwnerDialog } from "#features/accounts/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { SettingsBlock, SettingsPage, SettingsRows } from "#kit/ui/settings-page/settings-page.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Switch } from "#kit/ui/switch/switch.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { callKey, useCall } from "#kit/web/query/use-call.ts";
import { setDemand, showDemand } from "../contract/calls.ts";
import { useSecondFactorMessages } from "./messages.ts";
import styles from "./second-factors.module.css";
import { useSecondFactors } from "./use-second-factors.ts";

export default function DemandScreen() {
  const text = useSecondFactorMessages().admin;
  const params = { id: Number(useParams().id) };
  const sections = [
    { id: "login", title: text.login },
    { id: "administrators", title: text.administrators },
  ] as const;
  return (
    <SettingsPage title={text.title} lead={<p>{text.lead}</p>} sections={sections}>
      <Loaded query={useCall(showDemand, { params })} skeleton={<RowSkeletons count={4} />}>
        {({ data }) => (
          <>
            <SettingsBlock {...sections[0]} lead={text.loginLead}>
              <Demand params={params} demand={data} />
            </SettingsBlock>
            <SettingsBlock {...sections[1]}>
              <Administrators administrators={data.administrators} />
            </SettingsBlock>
          </>
        )}
      </Loaded>
    </SettingsPage>
  );
}

type Demanded = AnswerOf<typeof showDemand>["data"];
type DemandProps = { readonly params: { readonly id: number }; readonly demand: Demanded };

function Demand({ params, demand: { demands_second_factor, may_stop, administrators } }: DemandProps) {
  const text = useSecondFactorMessages().admin;
  // It is true while demanding it is to be confirmed, false for the opposite.
  const [asked, setAsked] = useState<boolean | null>(null);
  const own = useSecondFactors().data?.data;
  const hasOwn = own !== undefined && (own.passkeys.length > 0 || own.app !== null);
  const without = administrators.filter((one) => !one.has_second_factor).map(({ name }) => name);
  return (
    <>
      <SettingsRows>
        <li>
          <Switch
            label={text.switch}
            note={text.switchNote}
            checked={demands_second_factor}
            disabled={demands_second_factor ? !may_stop : !hasOwn}
            onChange={setAsked}
          />
        </li>
      </SettingsRows>
      {demands_second_factor && !may_stop && <NoticeBox>{text.onlyContractor}</NoticeBox>}
      {!demands_second_factor && own && !hasOwn && (
        <NoticeBox>
          <div className={common.stack4}>
            <p>{text.first}</p>
            <ButtonLink to={accountPaths.employee.secondFactors} className={styles.action}>
              {text.setUp}
            </ButtonLink>
          </div>
        </NoticeBox>
      )}
      {asked !== null && (
        <OwnerDialog
          title={asked ? text.askTitle : text.stopTitle}
          text={asked ? text.askText(without, administrators.length) : text.stopText(administrators.length)}
          onClose={() => setAsked(null)}
          call={setDemand}
          inputOf={(body) => ({ params, body: { ...body, demands_second_factor: asked } })}
          submit={asked ? text.ask : text.stop}
          danger={!asked}
          keptAs={callKey(showDemand, { params })}
          done={({ data }) => (data.demands_second_factor ? text.on : text.off)}
          onDone={() => setAsked(null)}
        />
      )}
    </>
  );
}

function Administrators({ administrators }: Pick<Demanded, "administrators">) {
  const text = useSecondFactorMessages().admin;
  return (
    <SettingsRows>
      {administrators.map(({ user_id, name, has_second_factor }) => (
        <li key={user_id}>
          <bdi>{name}</bdi>
          <Badge tone={has_second_factor ? "success" : "warning"}>
            {has_second_factor ? text.has : text.hasNot}
          </Badge>
        </li>
      ))}
    </SettingsRows>
  );
}
