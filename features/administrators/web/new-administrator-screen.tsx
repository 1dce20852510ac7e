import { useNavigate, useParams } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import common from "#kit/ui/common.module.css";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { createAdministrator } from "../contract/calls.ts";
import { useAdministratorMessages } from "./messages.ts";
import { useCheckAddress } from "./use-check-address.ts";

const initial = () => ({ email: "", family_name: "", given_name: "" });

export default function NewAdministratorScreen() {
  const all = useAdministratorMessages();
  const text = all.form;
  const communityId = Number(useParams().id);
  const navigate = useNavigate();
  const list = linkTo("/community/communities/:id/managers", { id: communityId });
  const form = useForm(createAdministrator, {
    initial,
    input: (body) => ({ params: { id: communityId }, body }),
    done: ({ data }, { email, family_name, given_name }) =>
      data.outcome === "appointed" ? text.appointed(`${family_name} ${given_name}`) : text.invited(email),
    onDone: () => void navigate(list),
  });
  const check = useCheckAddress(communityId, form.values.email);
  return (
    <div className={common.office}>
      <BackLink to={list}>{all.title}</BackLink>
      <h1>{text.title}</h1>
      <p className={common.dim}>{text.lead}</p>
      <Form form={form} submit={text.submit} bar={{ onCancel: () => void navigate(list) }}>
        <div className={common.stack4}>
          <EmailField
            {...form.bind("email")}
            onBlur={() => {
              form.markVisited("email");
              check.run(form.values.email);
            }}
            label={text.email}
            hint={check.outcome}
            error={form.errors.email ?? check.problem}
            autoComplete="off"
            required
          />
          <TextField {...form.bind("family_name")} label={text.family} autoComplete="off" required />
          <TextField
            {...form.bind("given_name")}
            label={text.given}
            autoComplete="off"
            enterKeyHint="done"
            required
          />
        </div>
      </Form>
    </div>
  );
}
