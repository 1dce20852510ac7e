import { type PhoneNumber, splitPhoneNumber } from "#kit/contract/fields/phone.ts";
import type { FieldProps } from "./field.tsx";
import { useFieldMessages } from "./messages.ts";
import { PartsField } from "./parts-field.tsx";

/** There are three boxes; a whole number typed into any of them, also with +81, fills all three. R087 */
export function PhoneField(props: FieldProps<PhoneNumber>) {
  const text = useFieldMessages();
  return (
    <PartsField<PhoneNumber>
      {...props}
      parts={[
        { label: text.phonePart(1), autoComplete: "tel", widthCh: 5 },
        { label: text.phonePart(2), widthCh: 5 },
        { label: text.phonePart(3), widthCh: 5 },
      ]}
      split={splitPhoneNumber}
      withPart={([a, b, c], index, part) => [
        index === 0 ? part : a,
        index === 1 ? part : b,
        index === 2 ? part : c,
      ]}
    />
  );
}
