import { CheckboxGroup } from "#kit/ui/fields/checkbox-group.tsx";
import { type LoginProvider, serviceNames } from "../contract/services.ts";
import { useAccountMessages } from "./messages.ts";

type Props = {
  readonly linked: readonly LoginProvider[];
  readonly chosen: readonly LoginProvider[];
  readonly onChange: (chosen: readonly LoginProvider[]) => void;
};

/** Setting a new password also offers to unlink services: somebody who had the old one may have linked them. */
export function UnlinkChoices({ linked, chosen, onChange }: Props) {
  const text = useAccountMessages().unlink;
  if (linked.length === 0) return null;
  const choices = linked.map((value) => ({
    value,
    label: text.one(value === "partner" ? text.organisation : serviceNames[value]),
  }));
  return (
    <CheckboxGroup
      label={text.title}
      hint={text.hint}
      choices={choices}
      stacked
      value={chosen}
      onChange={onChange}
    />
  );
}
