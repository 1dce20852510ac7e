import { TextField } from "#kit/ui/fields/text-field.tsx";
import { type BlockProps, textProps } from "./field-props.ts";
import { useMemberDetailsMessages } from "./messages.ts";
import { BirthdayField, NameFields } from "./name-fields.tsx";

/** Who somebody is, and how they are called here. */
export function PersonFields(props: BlockProps) {
  return (
    <>
      <NameFields {...props} />
      <DisplayNameField {...props} locked={false} />
      <BirthdayField {...props} />
    </>
  );
}

/** What the members of this community see. */
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
