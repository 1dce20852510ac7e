import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import { Finished } from "#kit/ui/form-flow/finished.tsx";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import styles from "./accounts.module.css";
import { isRefusal, LoadedLink } from "./link-state.tsx";
import { useAccountMessages } from "./messages.ts";
import { ownArea } from "./own-area.ts";
import { useLink } from "./use-link.ts";

type Changed = { readonly email: string } | null;

/**
 * SC63: the link to a new address leads here. It asks before it changes anything, so that a program following links at
 * a mistyped address cannot take over the account.
 */
export default function ResetMailFinishedScreen() {
  const { paths } = ownArea();
  const token = useSearchParams()[0].get("token") ?? "";
  const changed = useLocation().state as Changed;
  if (token !== "") return <ConfirmEmail token={token} />;
  return changed ? <EmailChanged email={changed.email} /> : <Navigate to={paths.settings} replace />;
}

function ConfirmEmail({ token }: { token: string }) {
  const text = useAccountMessages().confirmEmail;
  const { calls, paths } = ownArea();
  const navigate = useNavigate();
  const link = useLink(calls.checkEmailLink, token);
  const confirm = useAction(calls.confirmEmail, {
    input: () => ({ body: { token } }),
    onDone: ({ data }) => navigate(paths.resetMailFinished, { replace: true, state: data satisfies Changed }),
    showsProblem: true,
  });
  const refused = (code: string) => (
    <Navigate to={linkTo(paths.resetMailError, {}, { message_code: code })} replace />
  );
  if (isRefusal(confirm.error)) return refused(confirm.error.code);
  return (
    <LoadedLink link={link} label={text.checking} refused={refused}>
      {({ data }) => (
        <FlowScreen title={text.title} lead={text.lead}>
          <Card className={common.stack5}>
            <p className={styles.address}>
              <EmailAddress address={data.email} />
            </p>
            {confirm.problem && <NoticeBox alert>{confirm.problem}</NoticeBox>}
            <Button variant="primary" fullWidth pending={confirm.isPending} onClick={() => confirm.run()}>
              {text.confirm}
            </Button>
          </Card>
        </FlowScreen>
      )}
    </LoadedLink>
  );
}

function EmailChanged({ email }: { email: string }) {
  const text = useAccountMessages().confirmEmail;
  const { paths } = ownArea();
  return (
    <Finished
      title={text.finishedTitle}
      message={text.finished(email)}
      next={{ to: paths.settings, label: text.toSettings }}
    >
      {text.otherDevices}
    </Finished>
  );
}
