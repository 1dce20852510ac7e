import { Suspense, useEffect, useState } from "react";
import { TermsModal, useTerms } from "#features/terms/web/index.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import styles from "./consent-fields.module.css";
import { Section } from "./details-fields.tsx";
import { useRegistrationMessages } from "./messages.ts";
import type { useRegistrationForm } from "./use-registration-form.ts";

type Props = {
  readonly state: ReturnType<typeof useRegistrationForm>;
  readonly community: { readonly id: number; readonly name: string };
};

const documents = { enishi: "provider", community: "alumni" } as const;

/** R220: both terms are agreed to, each in the version that can be read here. R090–R092 */
export function ConsentFields({ state, community }: Props) {
  const text = useRegistrationMessages();
  return (
    <Section title={text.section.consent}>
      <Consent state={state} name="enishi" communityId={null} label={text.input.consentProvider} />
      <Consent
        state={state}
        name="community"
        communityId={community.id}
        label={text.input.consentCommunity(community.name)}
      />
    </Section>
  );
}

type ConsentProps = {
  readonly state: Props["state"];
  readonly name: keyof typeof documents;
  readonly communityId: number | null;
  readonly label: string;
};

function Consent({ state, name, communityId, label }: ConsentProps) {
  const text = useRegistrationMessages().input;
  const [isOpen, setOpen] = useState(false);
  const { data } = useTerms(documents[name], communityId);
  const field = `consent_${name}` as const;
  const versionField = `${field}_version` as const;
  const current = data?.data.version;
  useEffect(() => {
    // What was agreed to in an earlier version has to be agreed to again.
    if (current !== undefined && state.values[versionField] !== current)
      state.set({ [versionField]: current, [field]: false });
  });
  return (
    <div className={styles.consent}>
      <Checkbox
        label={label}
        checked={state.values[field]}
        onChange={(agreed) => state.set({ [field]: agreed })}
        onBlur={() => state.leave(field)}
        error={state.errors[field]}
        required
      />
      <Button size="sm" variant="subtle" onClick={() => setOpen(true)} aria-label={`${text.read}: ${label}`}>
        {text.read}
      </Button>
      {isOpen && (
        <Suspense>
          <TermsModal document={documents[name]} communityId={communityId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
