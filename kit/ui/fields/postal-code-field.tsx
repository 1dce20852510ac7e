import { type PostalCode, splitPostalCode } from "#kit/contract/fields/postal-code.ts";
import type { FieldProps } from "./field.tsx";
import { useFieldMessages } from "./messages.ts";
import { PartsField } from "./parts-field.tsx";

/** Two boxes hold three and four digits; a whole code pasted into either fills both. */
export function PostalCodeField(props: FieldProps<PostalCode>) {
  const text = useFieldMessages();
  return (
    <PartsField<PostalCode>
      {...props}
      parts={[
        { label: text.postalArea, autoComplete: "postal-code", widthCh: 4 },
        { label: text.postalTown, widthCh: 5 },
      ]}
      split={splitPostalCode}
      withPart={(value, index, part) => (index === 0 ? [part, value[1]] : [value[0], part])}
    />
  );
}
