import { useState } from "react";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { Resend } from "#kit/web/forms/resend.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { mailJoiningLink } from "../contract/calls.ts";
import { JOINING_LINK_MINUTES } from "../contract/limits.ts";
import { useRegistrationMessages } from "./messages.ts";
import { joiningLoginLink } from "./registration-links.ts";

/** Somebody with an account joins with it: after signing in, or by the link of a mail. */
export function WithAccount({ code, isPersonal }: { code: string; isPersonal: boolean }) {
  const text = useRegistrationMessages().invitation;
  const [isByMail, setByMail] = useState(false);
  return (
    <Card className={common.stack4}>
      <h2>{text.haveAccount}</h2>
      <p className={common.dim}>{text.haveAccountLead}</p>
      <ButtonLink to={joiningLoginLink(code)} fullWidth>
        {text.loginAndJoin}
      </ButtonLink>
      {isByMail && <LinkForm code={code} />}
      {/* The key of a personal invitation is only in its own mail. */}
      {!isByMail && !isPersonal && (
        <Button variant="subtle" fullWidth onClick={() => setByMail(true)}>
          {text.byMail}
        </Button>
      )}
    </Card>
  );
}

function LinkForm({ code }: { code: string }) {
  const { invitation: text, field } = useRegistrationMessages();
  const form = useForm(mailJoiningLink, {
    initial: () => ({ email: "" }),
    check: mailJoiningLink.body,
    input: (body) => ({ params: { x: code }, body }),
  });
  const { email } = form.values;
  if (form.isSent)
    return (
      <>
        <NoticeBox>{text.linkSent(email, JOINING_LINK_MINUTES)}</NoticeBox>
        <Resend call={mailJoiningLink} input={{ params: { x: code }, body: { email } }} />
      </>
    );
  return (
    <Form form={form} submit={text.sendLink} variant="secondary" className={common.stack4}>
      <p className={common.dim}>{text.byMailLead}</p>
      <EmailField {...form.bind("email")} label={field.email} enterKeyHint="send" required />
    </Form>
  );
}
