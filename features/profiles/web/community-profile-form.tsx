import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { answerField, type Details, prepareDetails } from "#features/member-details/contract/details.ts";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { DetailsFields, DisplayNameField } from "#features/member-details/web/index.ts";
import { registrationErrors } from "#features/registration/contract/errors.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { FormNotice } from "#kit/ui/form-notice/form-notice.tsx";
import { LeaveGuard } from "#kit/ui/leave-guard/leave-guard.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { registerErrors } from "#kit/web/errors/error-texts.ts";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { type FormDraft, useDraftedForm } from "#kit/web/forms/use-drafted-form.ts";
import { callKey, useSend } from "#kit/web/query/use-call.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { showOwnProfile } from "../contract/calls.ts";
import {
  alumnusProfileSchema,
  type CommunityProfile,
  employeeProfileSchema,
  type Presentation,
  prepareCommunityProfile,
} from "../contract/community-profile.ts";
import { editOwnAlumnusProfile, editOwnEmployeeProfile } from "../contract/edit-calls.ts";
import { INTRODUCTION_MAX } from "../contract/limits.ts";
import type { Me } from "../contract/views.ts";
import { useProfileMessages } from "./messages.ts";
import styles from "./profiles.module.css";
import { refreshFaces } from "./use-own-profile.ts";

registerErrors(registrationErrors);

/** The blocks of the form know all details; those of the account stay blank here. */
export type ShownProfile = Details & Presentation;

type Props = {
  readonly communityId: number;
  readonly profile: Me["profile"];
  /** What the community asks of alumni; nothing of employees. */
  readonly form: RegistrationForm;
  readonly draft: FormDraft<ShownProfile>;
  readonly onReload: () => void;
};

const shown = (given: Partial<ShownProfile>, form: RegistrationForm): ShownProfile => ({
  ...prepareDetails(given, form),
  introduction: given.introduction ?? "",
  is_profile_public: given.is_profile_public ?? true,
});

/** SG40, SG41: who one is in one community. */
export function CommunityProfileForm({ communityId, profile, form, draft, onReload }: Props) {
  const text = useProfileMessages();
  const cache = useQueryClient();
  const isAlumni = currentArea() === "alumni";
  const sending = useSend(isAlumni ? editOwnAlumnusProfile : editOwnEmployeeProfile, {
    meta: { quiet: true },
    onSuccess: (answer) => {
      toast({ type: "success", message: text.community.saved });
      const params = { id: communityId, type: isAlumni ? "alumnus" : "users" };
      cache.setQueryData(callKey(showOwnProfile, { params }), answer);
      refreshFaces(cache);
    },
  });
  const state = useDraftedForm<ShownProfile>({
    draft,
    saved: { values: shown(profile, form), updated_at: profile.updated_at },
    check: useCallback(
      (values: ShownProfile) => {
        const schema = isAlumni ? alumnusProfileSchema(form) : employeeProfileSchema(form);
        return checkValues(schema, values, (given) => shown(given, form));
      },
      [form, isAlumni],
    ),
    save: (values, updated_at) => {
      const said = prepareCommunityProfile(values as Partial<CommunityProfile>, form);
      const questions = Object.fromEntries(
        form.additional_information.map(({ number, question }) => [
          `${answerField(number)}_question`,
          question,
        ]),
      );
      return sending.mutateAsync({
        params: { id: communityId },
        body: { ...said, ...questions, updated_at },
      });
    },
    sending,
    hasErrors: text.account.hasErrors,
  });
  const { values, errors, set, leave } = state.state;
  const fields = { values, errors, leave, set: set as (changes: Partial<Details>) => void, form };
  return (
    <form ref={state.element} className={styles.form} onSubmit={state.onSubmit} noValidate>
      <FormNotice onDiscard={draft.isRestored ? draft.clear : undefined} />
      <DetailsFields
        {...fields}
        person={
          <>
            <DisplayNameField {...fields} />
            <TextArea
              name="introduction"
              label={text.community.introduction}
              hint={text.community.introductionHint}
              value={values.introduction}
              onChange={(introduction) => set({ introduction })}
              onBlur={() => leave("introduction")}
              error={errors.introduction}
              max={INTRODUCTION_MAX}
              rows={6}
              optional
            />
            <div>
              <Checkbox
                label={text.community.isPublic}
                checked={values.is_profile_public}
                onChange={(is_profile_public) => set({ is_profile_public })}
              />
              <p className={styles.hint}>{text.community.isPublicNote}</p>
            </div>
          </>
        }
      />
      <FormNotice onReload={state.isStale ? onReload : undefined} problem={state.problem} />
      <Button type="submit" variant="primary" pending={sending.isPending} disabled={!state.isDirty}>
        {text.account.save}
      </Button>
      <LeaveGuard when={state.isDirty && !sending.isSuccess} keepsDraft />
    </form>
  );
}
