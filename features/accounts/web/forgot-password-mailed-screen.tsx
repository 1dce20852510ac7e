import { IconMailFast } from "@tabler/icons-react";
import { Link, useLocation } from "react-router";
import { Card } from "#kit/ui/card/card.tsx";
import { cx } from "#kit/ui/class-names.ts";
import common from "#kit/ui/common.module.css";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import { Resend } from "#kit/web/forms/resend.tsx";
import { RESET_VALID_HOURS } from "../contract/limits.ts";
import type { TypedAddress } from "./forgot-password-screen.tsx";
import { useAccountMessages } from "./messages.ts";
import { ownArea } from "./own-area.ts";

/** SC51, CA51: says the same for every address. */
export default function ForgotPasswordMailedScreen() {
  const text = useAccountMessages().mailed;
  const { calls, paths, otherPaths, kind } = ownArea();
  const typed = useLocation().state as TypedAddress;
  const isAlumnus = kind === "alumnus";
  return (
    <FlowScreen title={text.title}>
      <Card>
        <EmptyState icon={IconMailFast} title={typed?.email ? text.lead(typed.email) : text.leadUnknown}>
          {text.next(RESET_VALID_HOURS)}
        </EmptyState>
      </Card>
      <Card className={common.start4}>
        <h2>{text.missing}</h2>
        <ul className={cx(common.bullets, common.links)}>
          <li>{text.spam}</li>
          <li>
            {text.address}{" "}
            <Link to={paths.forgotPassword} state={typed}>
              {text.again}
            </Link>
          </li>
          <li>
            {isAlumnus ? text.otherAlumni : text.otherEmployee}{" "}
            <Link to={otherPaths.forgotPassword} state={typed}>
              {isAlumnus ? text.toOtherAlumni : text.toOtherEmployee}
            </Link>
          </li>
        </ul>
        {typed?.email && <Resend call={calls.requestReset} input={{ body: { email: typed.email } }} />}
      </Card>
    </FlowScreen>
  );
}
