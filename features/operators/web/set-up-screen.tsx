import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { LoadedLink, useLink } from "#features/accounts/web/index.ts";
import { RecoveryCodesDialog } from "#features/second-factors/web/index.ts";
import { type Entrance, useBeginSession } from "#features/sessions/web/index.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import { RefusalScreen } from "#kit/web/errors/refusal-screen.tsx";
import { lobbyPath, loginPath } from "#kit/web/session/area.ts";
import { operatorErrors } from "../contract/errors.ts";
import { checkOperatorLink } from "../contract/set-up-calls.ts";
import { useOperatorMessages } from "./messages.ts";
import { SetUpForm } from "./set-up-form.tsx";

type Done = { readonly session: Entrance; readonly codes: readonly string[] };

/** A one-time link leads here. Only the form uses it up; opening the page does not. */
export default function SetUpScreen() {
  const text = useOperatorMessages().setUp;
  const token = useSearchParams()[0].get("token") ?? "";
  const link = useLink(checkOperatorLink, token);
  // The link was used in another browser, or expired, while the form was being filled in.
  const [refused, setRefused] = useState<string | null>(
    token === "" ? operatorErrors.ERROR_OPERATOR_LINK_UNKNOWN.code : null,
  );
  const [done, setDone] = useState<Done | null>(null);
  const begin = useBeginSession("operator");
  const navigate = useNavigate();
  const enter = async ({ session }: Done) => {
    await begin(session);
    await navigate(lobbyPath("operator"), { replace: true });
  };
  if (done) return <RecoveryCodesDialog codes={done.codes} onClose={() => void enter(done)} />;
  if (refused !== null) return <RefusedLink code={refused} />;
  return (
    <LoadedLink link={link} label={text.checking} refused={(code) => <RefusedLink code={code} />}>
      {({ data }) => (
        <FlowScreen title={text.title} lead={data.email === null ? text.leadFirst : text.lead(data.email)}>
          <Card>
            <SetUpForm
              link={data}
              token={token}
              onLinkRefused={setRefused}
              onDone={(session, codes) => setDone({ session, codes })}
            />
          </Card>
        </FlowScreen>
      )}
    </LoadedLink>
  );
}

function RefusedLink({ code }: { code: string }) {
  const text = useOperatorMessages().setUp;
  return (
    <RefusalScreen
      title={text.refused}
      reason={{ message_code: code }}
      action={
        <ButtonLink to={loginPath.operator} variant="primary">
          {text.login}
        </ButtonLink>
      }
    />
  );
}
