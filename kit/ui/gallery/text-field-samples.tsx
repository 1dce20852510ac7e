import { useState } from "react";
import { message } from "#kit/contract/fields/limits.ts";
import type { PhoneNumber } from "#kit/contract/fields/phone.ts";
import type { PostalCode } from "#kit/contract/fields/postal-code.ts";
import { EmailField } from "../fields/email-field.tsx";
import { KanaField } from "../fields/kana-field.tsx";
import { NewPasswordFields } from "../fields/new-password-fields.tsx";
import { PhoneField } from "../fields/phone-field.tsx";
import { PostalCodeField } from "../fields/postal-code-field.tsx";
import { TextArea } from "../fields/text-area.tsx";
import { TextField } from "../fields/text-field.tsx";
import { useKanaReading } from "../fields/use-kana-reading.ts";
import { useGalleryMessages } from "./messages.ts";
import { useSample } from "./samples.ts";
import { Sample } from "./section.tsx";

export function TextFieldSamples() {
  const { fields } = useGalleryMessages();
  return (
    <Sample name="TextField, KanaField, EmailField, PasswordField, NewPasswordFields, PostalCodeField, PhoneField, TextArea">
      <NameSample />
      <EmailSample />
      <NewPasswordFields
        kinds={3}
        password={{ name: "password", label: fields.password, ...useSample("abc1") }}
        confirmation={{ name: "again", label: fields.passwordAgain, ...useSample("") }}
      />
      <PostalCodeField label={fields.postalCode} {...useSample<PostalCode>(["", ""])} />
      <PhoneField label={fields.phone} {...useSample<PhoneNumber>(["", "", ""])} />
      <TextArea label={fields.self} {...useSample("")} max={message.max} optional />
      <TextField label={fields.readonly} value="A-10293" onChange={() => {}} readOnly />
    </Sample>
  );
}

function NameSample() {
  const { fields } = useGalleryMessages();
  const [kana, setKana] = useState("");
  const reading = useKanaReading((typed) => setKana((before) => before + typed));
  return (
    <>
      <TextField
        label={fields.familyName}
        {...useSample("")}
        autoComplete="family-name"
        required
        {...reading}
      />
      <KanaField label={fields.kana} hint={fields.kanaHint} value={kana} onChange={setKana} required />
    </>
  );
}

function EmailSample() {
  const { fields } = useGalleryMessages();
  const [email, setEmail] = useState("mariko.example.com");
  const [left, setLeft] = useState(true);
  return (
    <EmailField
      label={fields.email}
      hint={fields.emailHint}
      value={email}
      onChange={setEmail}
      onBlur={() => setLeft(true)}
      onFocus={() => setLeft(false)}
      error={left && !email.includes("@") && fields.emailError}
      required
    />
  );
}
