import { useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { accountPaths } from "#features/accounts/contract/paths.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { useConfirm } from "#kit/ui/confirm-dialog/use-confirm.tsx";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Switch } from "#kit/ui/switch/switch.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { callKey, useCall, useSend } from "#kit/web/query/use-call.ts";
import { setDemand, showDemand } from "../contract/calls.ts";
import { useSecondFactorMessages } from "./messages.ts";
import styles from "./second-factors.module.css";
import { useSecondFactors } from "./use-second-factors.ts";

/** Whether the community lets in only administrators with a second factor. */
export default function DemandScreen() {
  const text = useSecondFactorMessages().admin;
  const { language } = useLanguage();
  const params = { id: Number(useParams().id) };
  const { data, error, isFetching, refetch } = useCall(showDemand, { params });
  return (
    <div className={styles.screen}>
      <div>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
      </div>
      {data ? (
        <Demand params={params} demand={data.data} />
      ) : error ? (
        <ErrorState
          message={errorText({ message_code: error.code }, language)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        <RowSkeletons count={3} />
      )}
    </div>
  );
}

type DemandProps = {
  readonly params: { readonly id: number };
  readonly demand: AnswerOf<typeof showDemand>["data"];
};

function Demand({ params, demand: { demands_second_factor, administrators } }: DemandProps) {
  const text = useSecondFactorMessages().admin;
  const queryClient = useQueryClient();
  const { ask, dialog } = useConfirm();
  const own = useSecondFactors().data?.data;
  const hasOwn = own !== undefined && (own.passkeys.length > 0 || own.app !== null);
  const { mutate, isPending } = useSend(setDemand, {
    onSuccess: (answer) => {
      queryClient.setQueryData(callKey(showDemand, { params }), answer);
      toast({ type: "success", message: answer.data.demands_second_factor ? text.on : text.off });
    },
  });
  const change = async (demands: boolean) => {
    const without = administrators.filter((one) => !one.has_second_factor).length;
    const question = {
      title: text.askTitle,
      message: <p>{text.askText(without)}</p>,
      confirmLabel: text.ask,
    };
    if (!demands || (await ask(question))) mutate({ params, body: { demands_second_factor: demands } });
  };
  return (
    <>
      <Card className={styles.card}>
        <Switch
          label={text.switch}
          note={text.switchNote}
          checked={demands_second_factor}
          disabled={isPending || (!demands_second_factor && !hasOwn)}
          onChange={(demands) => void change(demands)}
        />
        {own && !hasOwn && (
          <NoticeBox>
            <div className={styles.stack}>
              <p>{text.first}</p>
              <ButtonLink to={accountPaths.employee.secondFactors} className={styles.action}>
                {text.setUp}
              </ButtonLink>
            </div>
          </NoticeBox>
        )}
      </Card>
      <Card className={styles.card}>
        <h2>{text.administrators}</h2>
        <ul className={styles.administrators}>
          {administrators.map(({ user_id, name, has_second_factor }) => (
            <li key={user_id} className={styles.administrator}>
              <span>{name}</span>
              <Badge tone={has_second_factor ? "success" : "warning"}>
                {has_second_factor ? text.has : text.hasNot}
              </Badge>
            </li>
          ))}
        </ul>
      </Card>
      {dialog}
    </>
  );
}
