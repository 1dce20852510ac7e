import { useState } from "react";
import { Checkbox } from "../fields/checkbox.tsx";
import { CheckboxGroup } from "../fields/checkbox-group.tsx";
import { RadioGroup } from "../fields/radio-group.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { Switch } from "../switch/switch.tsx";
import { useGalleryMessages } from "./messages.ts";
import { choicesIn, choicesOf, useSample } from "./samples.ts";
import { Sample } from "./section.tsx";

export function ChoiceFieldSamples() {
  const text = useGalleryMessages();
  const { fields } = text;
  const [agreed, setAgreed] = useState(false);
  const [notified, setNotified] = useState(true);
  return (
    <Sample name="SelectField, RadioGroup, CheckboxGroup, Checkbox, Switch">
      <SelectField
        label={fields.prefecture}
        {...useSample("")}
        choices={choicesOf(text.prefectures)}
        autoComplete="address-level1"
        required
      />
      <GroupSamples />
      <Checkbox
        label={fields.terms}
        checked={agreed}
        onChange={setAgreed}
        error={!agreed && fields.termsError}
        required
      />
      <Switch label={fields.notify} note={fields.notifyNote} checked={notified} onChange={setNotified} />
    </Sample>
  );
}

function GroupSamples() {
  const { fields, choices } = useGalleryMessages();
  const { mail, app, none, ...interests } = choices;
  return (
    <>
      <RadioGroup
        label={fields.notification}
        {...useSample<"mail" | "app" | "none" | "">("mail")}
        choices={choicesIn({ mail, app, none })}
      />
      <CheckboxGroup
        label={fields.interests}
        {...useSample<readonly (keyof typeof interests)[]>(["joint"])}
        stacked
        choices={choicesIn(interests)}
      />
    </>
  );
}
