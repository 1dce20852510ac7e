import { useState } from "react";
import { Checkbox } from "../fields/checkbox.tsx";
import { CheckboxGroup } from "../fields/checkbox-group.tsx";
import { RadioGroup } from "../fields/radio-group.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { Switch } from "../switch/switch.tsx";
import { useGalleryMessages } from "./messages.ts";
import { choicesOf } from "./samples.ts";
import { Sample } from "./section.tsx";

export function ChoiceFieldSamples() {
  const text = useGalleryMessages();
  const { fields } = text;
  const [prefecture, setPrefecture] = useState("");
  const [agreed, setAgreed] = useState(false);
  const [notified, setNotified] = useState(true);
  return (
    <Sample name="SelectField, RadioGroup, CheckboxGroup, Checkbox, Switch">
      <SelectField
        label={fields.prefecture}
        value={prefecture}
        onChange={setPrefecture}
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

type Notification = "mail" | "app" | "none";
type Interest = "mentoring" | "joint" | "returning";

function GroupSamples() {
  const { fields, choices } = useGalleryMessages();
  const [notification, setNotification] = useState<Notification | "">("mail");
  const [interests, setInterests] = useState<readonly Interest[]>(["joint"]);
  return (
    <>
      <RadioGroup<Notification>
        label={fields.notification}
        value={notification}
        onChange={setNotification}
        choices={[
          { value: "mail", label: choices.mail },
          { value: "app", label: choices.app },
          { value: "none", label: choices.none },
        ]}
      />
      <CheckboxGroup<Interest>
        label={fields.interests}
        value={interests}
        onChange={setInterests}
        stacked
        choices={[
          { value: "mentoring", label: choices.mentoring },
          { value: "joint", label: choices.joint },
          { value: "returning", label: choices.returning },
        ]}
      />
    </>
  );
}
