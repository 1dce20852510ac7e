import { AddressSuggestion } from "#features/postal-codes/web/index.ts";
import { outsideJapan, prefectures } from "#kit/contract/fields/prefectures.ts";
import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import { PhoneField } from "#kit/ui/fields/phone-field.tsx";
import { PostalCodeField } from "#kit/ui/fields/postal-code-field.tsx";
import { SelectField } from "#kit/ui/fields/select-field.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { isAsked } from "../contract/details.ts";
import { type BlockProps, requiredProps, textProps } from "./field-props.ts";
import { useMemberDetailsMessages } from "./messages.ts";

/** Shows the fields of address and phone number, as far as the community asks for them. */
export function ContactFields(props: BlockProps) {
  const text = useMemberDetailsMessages().field;
  const { form, values, errors, set, markVisited, locked = false } = props;
  const asksPlace = isAsked(form, "zipcode") || isAsked(form, "address_1");
  return (
    <>
      {asksPlace && (
        <Checkbox
          label={text.zipcode_judgment}
          checked={values.zipcode_judgment}
          onChange={(abroad) =>
            set({
              zipcode_judgment: abroad,
              // What was entered for Japan is kept if somebody changes their mind.
              ...(values.address_1 === outsideJapan ? { address_1: null } : {}),
            })
          }
          disabled={locked}
        />
      )}
      {isAsked(form, "zipcode") && <PostalCode {...props} />}
      {isAsked(form, "zipcode") && !values.zipcode_judgment && !locked && (
        <AddressSuggestion
          code={values.zipcode_1 + values.zipcode_2}
          value={{ prefecture: values.address_1, street: values.address_2 }}
          asks={{ prefecture: isAsked(form, "address_1"), street: isAsked(form, "address_2") }}
          onFill={({ prefecture, street }) => set({ address_1: prefecture, address_2: street })}
        />
      )}
      {isAsked(form, "address_1") && !values.zipcode_judgment && <PrefectureField {...props} />}
      {isAsked(form, "address_2") && (
        <TextField
          {...textProps(props, "address_2")}
          {...requiredProps(props, "address_2")}
          label={text.address_2}
          autoComplete="street-address"
        />
      )}
      {isAsked(form, "phone_number") && (
        <PhoneField
          {...requiredProps(props, "phone_number")}
          label={text.phone_number}
          value={[values.phone_number_1, values.phone_number_2, values.phone_number_3]}
          onChange={([phone_number_1, phone_number_2, phone_number_3]) =>
            set({ phone_number_1, phone_number_2, phone_number_3 })
          }
          onBlur={() => markVisited("phone_number_3")}
          error={errors.phone_number_1 ?? errors.phone_number_2 ?? errors.phone_number_3}
          disabled={locked}
        />
      )}
    </>
  );
}

function PostalCode(props: BlockProps) {
  const text = useMemberDetailsMessages().field;
  const { values, errors, set, markVisited, locked = false } = props;
  if (values.zipcode_judgment)
    return (
      <TextField
        {...textProps(props, "zipcode_foreign")}
        {...requiredProps(props, "zipcode")}
        label={text.zipcode_foreign}
        autoComplete="postal-code"
      />
    );
  return (
    <PostalCodeField
      {...requiredProps(props, "zipcode")}
      label={text.zipcode}
      value={[values.zipcode_1, values.zipcode_2]}
      onChange={([zipcode_1, zipcode_2]) => set({ zipcode_1, zipcode_2 })}
      onBlur={() => markVisited("zipcode_2")}
      error={errors.zipcode_1 ?? errors.zipcode_2}
      disabled={locked}
    />
  );
}

function PrefectureField(props: BlockProps) {
  const text = useMemberDetailsMessages().field;
  const { language } = useLanguage();
  const { values, errors, set, markVisited, locked = false } = props;
  const choices = prefectures
    .filter(({ id }) => id !== outsideJapan)
    .map((prefecture) => ({ value: String(prefecture.id), label: prefecture[language] }));
  return (
    <SelectField
      {...requiredProps(props, "address_1")}
      name="address_1"
      autoComplete="address-level1"
      label={text.address_1}
      value={values.address_1 === null ? "" : String(values.address_1)}
      onChange={(value) => set({ address_1: value === "" ? null : Number(value) })}
      onBlur={() => markVisited("address_1")}
      choices={choices}
      error={errors.address_1}
      disabled={locked}
    />
  );
}
