import { useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { useMemberDetailsMessages } from "#features/member-details/web/index.ts";
import { useRegistrationMessages } from "#features/registration/web/index.ts";
import { showDate } from "#kit/contract/fields/tokyo-time.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { ConfirmList, FlowSteps } from "#kit/ui/form-flow/form-flow.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { prepareJoining } from "../contract/joining-schema.ts";
import styles from "./employees.module.css";
import { flowSteps } from "./flow-steps.ts";
import { type JoiningDraft, readDraft } from "./joining-draft.ts";
import { joiningPaths } from "./joining-paths.ts";
import { useEmployeeMessages } from "./messages.ts";
import { NotInvited } from "./not-invited.tsx";
import { type ReturnState, useRegister } from "./use-register.ts";

/** SB21: everything once more, then it is sent. */
export default function ConfirmScreen() {
  // As it was on arriving: sending ends the draft before this screen has gone.
  const [draft] = useState(readDraft);
  if (!draft) return <NotInvited />;
  // A reload has forgotten the passwords, and without them nothing can be sent.
  if (!draft.values.password)
    return (
      <Navigate to={joiningPaths.input} state={{ passwordsAgain: true } satisfies ReturnState} replace />
    );
  return <Confirm draft={draft} />;
}

function Confirm({ draft }: { draft: JoiningDraft }) {
  const text = useRegistrationMessages();
  const details = useMemberDetailsMessages();
  const own = useEmployeeMessages().register;
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { send, isPending, failure } = useRegister(draft);
  const values = prepareJoining(draft.values);
  const named = (name: "family_name" | "given_name" | "family_name_kana" | "given_name_kana") => ({
    label: details.field[name],
    value: values[name],
  });
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <FlowSteps steps={flowSteps} current="confirm" />
        <h1>{text.confirm.title}</h1>
        <p className={styles.lead}>{text.confirm.lead}</p>
      </div>
      <Card>
        <ConfirmList
          items={[
            named("family_name"),
            named("given_name"),
            named("family_name_kana"),
            named("given_name_kana"),
            { label: details.field.birthday, value: showDate(values.birthday) },
            { label: text.field.email, value: <span className={styles.address}>{draft.email}</span> },
            { label: text.field.password, value: text.confirm.hidden },
            { label: own.consent, value: text.confirm.agreed },
          ]}
        />
      </Card>
      {failure && <NoticeBox alert>{errorText(failure, language)}</NoticeBox>}
      <div className={styles.buttons}>
        <Button onClick={() => navigate(joiningPaths.input)} disabled={isPending}>
          {text.confirm.back}
        </Button>
        <Button variant="primary" pending={isPending} onClick={send}>
          {text.confirm.register}
        </Button>
      </div>
    </div>
  );
}
