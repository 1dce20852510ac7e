import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useWorded } from "#features/banned-words/web/index.ts";
import { wordedTexts } from "#features/member-details/contract/details.ts";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { DetailsFields, DisplayNameField, Section } from "#features/member-details/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { Form } from "#kit/web/forms/form.tsx";
import type { useFlow } from "#kit/web/forms/use-flow.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { forget } from "#kit/web/query/after-call.ts";
import { checkRegisteredHere, showInvitedCommunity } from "../contract/calls.ts";
import { type Joining, joiningSchema, prepareJoining } from "../contract/joining-schema.ts";
import { CommunityConsent } from "./consent-fields.tsx";
import { type JoiningDraft, keepJoining } from "./joining-draft.ts";
import { useRegistrationMessages } from "./messages.ts";

export type Alumnus = NonNullable<AnswerOf<typeof showInvitedCommunity>["alumnus"]>;
type Props = {
  readonly draft: JoiningDraft;
  readonly alumnus: Alumnus;
  readonly community: { readonly id: number; readonly name: string };
  readonly definition: RegistrationForm;
  readonly flow: ReturnType<typeof useFlow>;
};

/** Begins with what the account has stated before; the draft is kept at every step. */
export function JoinForm({ draft, alumnus, community, definition, flow }: Props) {
  const text = useRegistrationMessages();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const form = useForm(checkRegisteredHere, {
    initial: () => prepareJoining({ ...alumnus, ...draft.values }, definition),
    check: (values: Joining) =>
      checkValues(joiningSchema(definition), values, (given) => prepareJoining(given, definition)),
    serverFaults: flow.faults,
    keep: (values) => keepJoining({ ...draft, values }),
    input: () => ({ params: { id: community.id, x: alumnus.email } }),
    // Somebody may have joined in another tab meanwhile.
    onDone: ({ data }) => {
      if (!data.registered) return flow.toConfirm();
      forget(cache, showInvitedCommunity);
      return navigate(linkTo("/alumni/invited_communities/alumni/:key", { key: draft.invited_code }), {
        replace: true,
      });
    },
  });
  const worded = useWorded(form, wordedTexts(form.values, definition));
  return (
    <Form form={form} submit={text.input.toConfirm} long>
      <DetailsFields
        {...worded}
        form={definition}
        person={<DisplayNameField {...worded} form={definition} />}
      />
      <Section title={text.section.consent}>
        <CommunityConsent state={form} community={community} />
      </Section>
    </Form>
  );
}
