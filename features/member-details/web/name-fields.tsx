import { useRef } from "react";
import common from "#kit/ui/common.module.css";
import { BirthdayDateField } from "#kit/ui/fields/birthday-date-field.tsx";
import { KanaField } from "#kit/ui/fields/kana-field.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { useKanaReading } from "#kit/ui/fields/use-kana-reading.ts";
import { type FieldState, textProps } from "./field-props.ts";
import { useMemberDetailsMessages } from "./messages.ts";

type Written = "family_name" | "given_name";
type NameState = FieldState<Written | `${Written}_kana`>;

/** The family name comes before the given name; the reading fills itself in from what is typed. */
export function NameFields(props: NameState) {
  const text = useMemberDetailsMessages();
  return (
    <>
      <div className={common.pair}>
        <NameField {...props} name="family_name" autoComplete="family-name" />
        <NameField {...props} name="given_name" autoComplete="given-name" />
      </div>
      <div className={common.pair}>
        <KanaField {...textProps(props, "family_name_kana")} label={text.field.family_name_kana} required />
        <KanaField {...textProps(props, "given_name_kana")} label={text.field.given_name_kana} required />
      </div>
    </>
  );
}

export function BirthdayField(props: FieldState<"birthday">) {
  const text = useMemberDetailsMessages();
  return <BirthdayDateField {...textProps(props, "birthday")} label={text.field.birthday} />;
}

type NameProps = NameState & {
  readonly name: Written;
  readonly autoComplete: string;
};

function NameField({ name, autoComplete, ...props }: NameProps) {
  const text = useMemberDetailsMessages();
  const kana = `${name}_kana` as const;
  const { values, set } = props;
  // A name typed again gets a new reading; an existing reading stays until then.
  const isAnew = useRef(values[name] === "");
  const reading = useKanaReading((heard) => {
    set({ [kana]: isAnew.current ? heard : values[kana] + heard });
    isAnew.current = false;
  });
  return (
    <TextField
      {...textProps(props, name)}
      {...reading}
      label={text.field[name]}
      autoComplete={autoComplete}
      onChange={(value) => {
        if (value === "") isAnew.current = true;
        set({ [name]: value });
      }}
      required
    />
  );
}
