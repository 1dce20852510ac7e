import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { DetailsFields, DisplayNameField, Section } from "#features/member-details/web/index.ts";
import type { FieldFault } from "#kit/contract/errors.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { focusFirstError } from "#kit/ui/fields/focus-first-error.ts";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { isApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { checkRegisteredHere } from "../contract/calls.ts";
import { registrationErrors } from "../contract/errors.ts";
import { CommunityConsent } from "./consent-fields.tsx";
import type { JoiningDraft } from "./joining-draft.ts";
import { useRegistrationMessages } from "./messages.ts";
import styles from "./registration.module.css";
import { errorPath, registrationPaths } from "./registration-paths.ts";
import { type Alumnus, useJoiningForm } from "./use-joining-form.ts";

type Props = {
  readonly draft: JoiningDraft;
  readonly alumnus: Alumnus;
  readonly community: { readonly id: number; readonly name: string };
  readonly form: RegistrationForm;
  /** What the server said to an earlier attempt. */
  readonly said: readonly FieldFault[];
};

export function JoinForm({ draft, alumnus, community, form, said }: Props) {
  const text = useRegistrationMessages();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const state = useJoiningForm({ draft, alumnus, form, said });
  // Counts refused attempts, so that the focus goes to the first error once it is drawn.
  const [refusals, setRefusals] = useState(said.length > 0 ? 1 : 0);
  useEffect(() => {
    if (refusals > 0 && element.current) focusFirstError(element.current);
  }, [refusals]);
  // Somebody may have joined in another tab meanwhile.
  const check = useMutation({
    mutationFn: () => send(checkRegisteredHere, { params: { id: community.id, x: alumnus.email } }),
    meta: { quiet: true },
    onSuccess: ({ data }) =>
      data.registered
        ? navigate(errorPath(registrationErrors.ERROR_PARTICIPATED.code), { replace: true })
        : navigate(registrationPaths.joinConfirm),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check.isPending) return;
    if (state.submit()) check.mutate();
    else setRefusals((count) => count + 1);
  };
  const count = new Set(Object.keys(state.errors)).size;
  return (
    <form ref={element} className={styles.form} onSubmit={submit} noValidate>
      <DetailsFields {...state} form={form} person={<DisplayNameField {...state} form={form} />} />
      <Section title={text.section.consent}>
        <CommunityConsent state={state} community={community} />
      </Section>
      {isApiError(check.error) && <NoticeBox alert>{errorText(check.error, language)}</NoticeBox>}
      {refusals > 0 && count > 0 && <NoticeBox alert>{text.input.hasErrors(count)}</NoticeBox>}
      <Button type="submit" variant="primary" fullWidth pending={check.isPending}>
        {text.input.toConfirm}
      </Button>
    </form>
  );
}
