import { Suspense, useEffect, useState } from "react";
import { Section } from "#features/member-details/web/index.ts";
import type { TermsDocument } from "#features/terms/contract/views.ts";
import { TermsModal, useTerms } from "#features/terms/web/index.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import type { FieldErrors } from "#kit/web/forms/errors-by-field.ts";
import { NO_TERMS } from "../contract/consent.ts";
import type { Registration } from "../contract/registration-schema.ts";
import styles from "./consent-fields.module.css";
import { useRegistrationMessages } from "./messages.ts";

type Consents = Pick<
  Registration,
  "consent_enishi" | "consent_enishi_version" | "consent_community" | "consent_community_version"
>;
type Name = "enishi" | "community";
type VersionOf<N extends Name> = Pick<Consents, `consent_${N}` | `consent_${N}_version`>;
type State<N extends Name> = {
  readonly values: VersionOf<N>;
  readonly errors: FieldErrors;
  readonly set: (changes: Partial<VersionOf<N>>) => void;
  readonly markVisited: (field: string) => void;
};
/** The terms are those of this community, for this kind. */
type Side = {
  readonly community: { readonly id: number; readonly name: string };
  readonly kind?: "alumni" | "employee";
};

/** R220: both terms are agreed to, each in the version that is shown here. R090–R092 */
export function ConsentFields({ state, ...side }: Side & { state: State<"enishi"> & State<"community"> }) {
  const text = useRegistrationMessages();
  return (
    <Section title={text.section.consent}>
      <Consent
        state={state}
        name="enishi"
        document="provider"
        communityId={null}
        label={text.input.consentProvider}
      />
      <CommunityConsent state={state} {...side} />
    </Section>
  );
}

/** Asks for the community's terms alone: somebody with an account has agreed to the provider's. */
export function CommunityConsent({
  state,
  community,
  kind = "alumni",
}: Side & { state: State<"community"> }) {
  const label = useRegistrationMessages().input.consentCommunity[kind](community.name);
  return <Consent state={state} name="community" document={kind} communityId={community.id} label={label} />;
}

type ConsentProps<N extends Name> = {
  readonly state: State<N>;
  readonly name: N;
  readonly document: TermsDocument;
  readonly communityId: number | null;
  readonly label: string;
};

function Consent<N extends Name>({ state, name, document, communityId, label }: ConsentProps<N>) {
  const text = useRegistrationMessages().input;
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useTerms(document, communityId);
  const isMissing = error?.status === 404;
  const field = `consent_${name}` as const;
  const versionField = `${field}_version` as const;
  const values = state.values as Consents;
  const set = (changes: Partial<Consents>) => state.set(changes as Partial<VersionOf<N>>);
  const current = isMissing ? NO_TERMS : data?.data.version;
  useEffect(() => {
    // A consent to an earlier version has to be given again.
    if (current !== undefined && values[versionField] !== current)
      set({ [versionField]: current, [field]: false });
  });
  // Nothing is in force, so nobody is asked.
  if (isMissing) return null;
  return (
    <div className={styles.consent}>
      <Checkbox
        label={label}
        checked={values[field]}
        onChange={(agreed) => set({ [field]: agreed })}
        onBlur={() => state.markVisited(field)}
        error={state.errors[field]}
        required
      />
      <Button size="sm" variant="subtle" onClick={() => setOpen(true)} aria-label={`${text.read}: ${label}`}>
        {text.read}
      </Button>
      {isOpen && (
        <Suspense>
          <TermsModal document={document} communityId={communityId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
