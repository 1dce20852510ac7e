import { useNavigate } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import common from "#kit/ui/common.module.css";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { createCommunity } from "../contract/calls.ts";
import { NEW_COMMUNITY_MEMBER_LIMIT } from "../contract/limits.ts";
import { useOperatedMessages } from "./messages.ts";
import { nobody } from "./person-fields.tsx";

const initial = () => ({
  name: "",
  corporation_name: "",
  plan: "",
  member_limit: String(NEW_COMMUNITY_MEMBER_LIMIT),
  ...nobody(),
});

/** A community is made together with the invitation of its first contractor, who sets it up. */
export default function NewCommunityScreen() {
  const text = useOperatedMessages();
  const navigate = useNavigate();
  const form = useForm(createCommunity, {
    initial,
    input: (body) => ({ body }),
    done: (_, { name, email }) => text.created(name, email),
    onDone: ({ data }) =>
      void navigate(linkTo("/operator/communities/:community_id", { community_id: data.id })),
  });
  const { fields, person } = text;
  return (
    <div className={common.office}>
      <BackLink to={linkTo("/operator/communities")}>{text.title}</BackLink>
      <h1>{text.newTitle}</h1>
      <p className={common.dim}>{text.newLead}</p>
      <Form
        form={form}
        submit={text.create}
        bar={{ onCancel: () => void navigate(linkTo("/operator/communities")) }}
      >
        <div className={common.stack4}>
          <TextField {...form.bind("name")} label={fields.name} required />
          <TextField {...form.bind("corporation_name")} label={fields.corporation_name} required />
          <TextField {...form.bind("plan")} label={fields.plan} />
          <TextField
            {...form.bind("member_limit")}
            label={fields.member_limit}
            inputMode="numeric"
            required
          />
          <h2>{text.contractor.title}</h2>
          <p className={common.dim}>{text.newContractor}</p>
          <EmailField {...form.bind("email")} label={person.email} autoComplete="off" required />
          <TextField {...form.bind("family_name")} label={person.family} autoComplete="off" required />
          <TextField {...form.bind("given_name")} label={person.given} autoComplete="off" required />
        </div>
      </Form>
    </div>
  );
}
