import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import type { useForm } from "#kit/web/forms/use-form.ts";
import type { inviteContractor } from "../contract/calls.ts";
import { useOperatedMessages } from "./messages.ts";

export type InvitedPerson = {
  readonly email: string;
  readonly family_name: string;
  readonly given_name: string;
};
export const nobody = (): InvitedPerson => ({ email: "", family_name: "", given_name: "" });

type Bound = Pick<ReturnType<typeof useForm<InvitedPerson, typeof inviteContractor>>, "bind">;

/** The name is what the office calls somebody until they register and name themselves. */
export function PersonFields({ form }: { form: Bound }) {
  const text = useOperatedMessages().person;
  return (
    <>
      <EmailField {...form.bind("email")} label={text.email} autoComplete="off" required />
      <TextField {...form.bind("family_name")} label={text.family} autoComplete="off" required />
      <TextField {...form.bind("given_name")} label={text.given} autoComplete="off" required />
    </>
  );
}
