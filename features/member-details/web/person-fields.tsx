import { TextField } from "#kit/ui/fields/text-field.tsx";
import type { Details } from "../contract/details.ts";
import { type BlockProps, textProps } from "./field-props.ts";
import { useMemberDetailsMessages } from "./messages.ts";
import { BirthdayField, NameFields } from "./name-fields.tsx";

export function PersonFields(props: BlockProps) {
  return (
    <>
      <NameFields {...props} set={setName(props)} />
      <DisplayNameField {...props} locked={false} />
      <BirthdayField {...props} />
    </>
  );
}

type Names = Pick<Details, "family_name" | "given_name">;

const nameOf = ({ family_name, given_name }: Names): string =>
  [family_name, given_name].filter(Boolean).join(" ");

/** The display name follows the name until somebody types another one. */
const setName =
  ({ values, set }: BlockProps): BlockProps["set"] =>
  (changes) => {
    const isName = "family_name" in changes || "given_name" in changes;
    const follows = isName && values.display_name === nameOf(values);
    set(follows ? { ...changes, display_name: nameOf({ ...values, ...changes }) } : changes);
  };

/** The members of this community see this name. */
export function DisplayNameField(props: BlockProps) {
  const text = useMemberDetailsMessages();
  return (
    <TextField
      {...textProps(props, "display_name")}
      label={text.field.display_name}
      hint={text.hint.display_name}
      autoComplete="nickname"
      required
    />
  );
}
