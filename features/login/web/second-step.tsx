import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import * as z from "zod/mini";
import { InquiryButton } from "#features/inquiries/web/index.ts";
import { appCode, recoveryCode } from "#features/second-factors/contract/schemas.ts";
import { arePasskeysPossible, useSecondFactorMessages } from "#features/second-factors/web/index.ts";
import { finishSignIn, showSecondStep } from "#features/sessions/contract/calls.ts";
import { SECOND_STEP } from "#features/sessions/contract/paths.ts";
import type { Entrance } from "#features/sessions/web/index.ts";
import type { Area } from "#kit/contract/area.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { useFocusIfLost } from "#kit/ui/form-flow/use-focus-if-lost.ts";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { useNamedPage } from "#kit/ui/page-head/page-name.ts";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { accountKindOf, loginPath } from "#kit/web/session/area.ts";
import styles from "./login-screen.module.css";
import { useLoginMessages } from "./messages.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { useEnter } from "./use-enter.ts";

export default function SecondStep({ area }: { area: Area }) {
  const text = useSecondFactorMessages().step;
  const { secondStep } = useLoginMessages();
  const { language } = useLanguage();
  useNamedPage(secondStep);
  useFocusIfLost();
  const [query] = useSearchParams();
  const step = useCall(
    showSecondStep[accountKindOf(area)],
    {},
    { retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  const again = new URLSearchParams([...query].filter(([name]) => name !== SECOND_STEP));
  return (
    <div className={common.stack5}>
      <div>
        <h1>{secondStep}</h1>
        {step.data && <p className={styles.lead}>{text.lead}</p>}
      </div>
      <Loaded
        query={step}
        skeleton={<RowSkeletons count={5} />}
        refused={(error) => <NoticeBox alert>{errorText(error, language)}</NoticeBox>}
      >
        {({ data }) => <SecondStepMethods area={area} ways={data} />}
      </Loaded>
      {(step.data || step.error) && (
        <Link to={`${loginPath[area]}?${again}`} className={common.elsewhere}>
          {text.again}
        </Link>
      )}
      {step.data && area !== "operator" && <Lost />}
    </div>
  );
}

/** Somebody who has lost every factor writes to the provider. */
function Lost() {
  const text = useSecondFactorMessages().step;
  return (
    <p className={styles.lost}>
      {text.lost}
      <InquiryButton size="sm" variant="subtle">
        {text.inquiry}
      </InquiryButton>
    </p>
  );
}

type OfferedMethods = AnswerOf<typeof showSecondStep.alumnus>["data"];

function SecondStepMethods({ area, ways }: { area: Area; ways: OfferedMethods }) {
  const { step: text, passkey: passkeyText } = useSecondFactorMessages();
  const enter = useEnter(area);
  const options = arePasskeysPossible() ? ways.passkey : null;
  const offersPasskey = options !== null;
  const [chosen, setChosen] = useState<"app" | "recovery">();
  const byRecovery = chosen ? chosen === "recovery" : !ways.app && !offersPasskey;
  const methods = useRef<HTMLDivElement>(null);
  // The first way has the focus: Enter asks for the passkey, or the code can be typed at once.
  useEffect(() => {
    methods.current?.querySelector<HTMLElement>(chosen ? "input" : "input, button")?.focus();
  }, [chosen]);
  return (
    <Card>
      <div ref={methods} className={common.stack4}>
        {options && (
          <PasskeyButton
            area={area}
            label={text.passkey}
            variant="primary"
            loadOptions={async () => options}
            explain={(problem) => passkeyText[problem]}
          />
        )}
        {(byRecovery || ways.app) && (
          <CodeForm
            key={String(byRecovery)}
            area={area}
            byRecovery={byRecovery}
            variant={offersPasskey ? "secondary" : "primary"}
            onIn={enter}
          />
        )}
        {byRecovery && ways.app && (
          <Button variant="subtle" onClick={() => setChosen("app")}>
            {text.useApp}
          </Button>
        )}
        {!byRecovery && ways.recovery && (
          <Button variant="subtle" onClick={() => setChosen("recovery")}>
            {text.useRecovery}
          </Button>
        )}
      </div>
    </Card>
  );
}

const initial = () => ({ code: "", recovery_code: "" });
const rules = {
  code: z.object({ code: appCode() }),
  recovery_code: z.object({ recovery_code: recoveryCode() }),
} as const;

type CodeFormProps = {
  readonly area: Area;
  readonly byRecovery: boolean;
  readonly variant: "primary" | "secondary";
  readonly onIn: (session: Entrance) => Promise<void>;
};

function CodeForm({ area, byRecovery, variant, onIn }: CodeFormProps) {
  const text = useSecondFactorMessages().step;
  const field = byRecovery ? "recovery_code" : "code";
  const form = useForm(finishSignIn[accountKindOf(area)], {
    initial,
    check: rules[field],
    input: (typed) => ({ body: { [field]: typed[field] } }),
    onSuccess: ({ data }) => onIn(data),
  });
  return (
    <Form form={form} submit={text.confirm} variant={variant}>
      <TextField
        {...form.bind(field)}
        label={byRecovery ? text.recoveryCode : text.code}
        hint={byRecovery ? text.recoveryHint : text.codeHint}
        inputMode={byRecovery ? "text" : "numeric"}
        autoComplete={byRecovery ? "off" : "one-time-code"}
        autoCapitalize="none"
        enterKeyHint="go"
        required
      />
    </Form>
  );
}
