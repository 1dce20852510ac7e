import { Link, useNavigate } from "react-router";
import { invitationErrors } from "#features/invitations/contract/errors.ts";
import { readTypedCode } from "#features/invitations/contract/typed-code.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { lobbyPath, loginPath } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import { showInvitedCommunity } from "../contract/calls.ts";
import { useRegistrationMessages } from "./messages.ts";
import { ownPlace } from "./own-place.tsx";

/** Returns the code, also from a pasted URL; one that can be typed is returned as it is shown. */
function codeOf(typed: string): string {
  const [path = ""] = typed.trim().split(/[?#]/);
  const code = path.split("/").filter(Boolean).at(-1) ?? "";
  return readTypedCode(code) ?? code;
}

const MISSING = [{ message_code: invitationErrors.INVALID_URL_ERROR.code, field: "invited_code" }];

type Props = {
  readonly refused?: { readonly code: string; readonly message_code: string };
};

/** R197: an empty code is refused here, without asking the server. A wrong one stays, to be corrected. */
export function CodeForm({ refused }: Props) {
  const text = useRegistrationMessages().invitation;
  const navigate = useNavigate();
  const form = useForm(showInvitedCommunity, {
    initial: () => ({ invited_code: refused?.code ?? "" }),
    check: (typed) => (codeOf(typed.invited_code) === "" ? { faults: MISSING } : { cleaned: typed }),
    serverFaults: refused ? [{ message_code: refused.message_code, field: "invited_code" }] : [],
    input: ({ invited_code }) => ({ params: { x: codeOf(invited_code) } }),
    onDone: (_, { invited_code }) =>
      navigate(linkTo("/alumni/invited_communities/alumni/:key", { key: codeOf(invited_code) })),
    onRefused: (error) => {
      const own = ownPlace("alumni", error);
      if (own) {
        void navigate(own);
        return [];
      }
      const { status, code } = error;
      const isOfCode = status === 400 || status === 404;
      return [{ message_code: code, ...(isOfCode && { field: "invited_code" }) }];
    },
  });
  const isSignedIn = readStoredSession("alumni") !== null;
  return (
    <>
      <Card>
        <Form form={form} submit={text.open} className={common.stack4}>
          <p className={common.dim}>{text.codeLead}</p>
          <TextField
            {...form.bind("invited_code")}
            label={text.code}
            hint={text.codeHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
          />
        </Form>
      </Card>
      <Link className={common.elsewhere} to={isSignedIn ? lobbyPath("alumni") : loginPath.alumni}>
        {isSignedIn ? text.backToLobby : text.backToLogin}
      </Link>
    </>
  );
}
