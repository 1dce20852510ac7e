import { useWorded } from "#features/banned-words/web/index.ts";
import { type Details, prepareDetails, wordedTexts } from "#features/member-details/contract/details.ts";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { questionsSeen } from "#features/member-details/contract/slots.ts";
import { DetailsFields, DisplayNameField } from "#features/member-details/web/index.ts";
import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { callKey } from "#kit/web/query/use-call.ts";
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

/** The form's blocks expect all details; those of the account stay blank here. */
type ShownProfile = Details & Presentation;

type Props = {
  readonly communityId: number;
  readonly me: Me;
  /** This is the community's form for alumni; it asks nothing of employees. */
  readonly definition: RegistrationForm;
  readonly onReload: () => Promise<unknown>;
};

const shown = (given: Partial<ShownProfile>, form: RegistrationForm): ShownProfile => ({
  ...prepareDetails(given, form),
  introduction: given.introduction ?? "",
  is_profile_public: given.is_profile_public ?? true,
});

export function CommunityProfileForm({ communityId, me, definition, onReload }: Props) {
  const text = useProfileMessages();
  const { profile } = me;
  const isAlumni = currentArea() === "alumni";
  const form = useForm(isAlumni ? editOwnAlumnusProfile : editOwnEmployeeProfile, {
    initial: () => shown(profile, definition),
    version: profile.updated_at,
    draft: `profile:community:${communityId}:${me.alumni_user_id ?? me.employee_user_id ?? 0}`,
    check: (values) => {
      const schema = isAlumni ? alumnusProfileSchema(definition) : employeeProfileSchema(definition);
      return checkValues(schema, values, (given) => shown(given, definition));
    },
    input: (values, updated_at) => {
      const profile = prepareCommunityProfile(values as Partial<CommunityProfile>, definition);
      const { display_name, introduction, is_profile_public } = profile;
      const stated = isAlumni
        ? { ...profile, ...questionsSeen(definition) }
        : { display_name, introduction, is_profile_public };
      return { params: { id: communityId }, body: { ...stated, updated_at } };
    },
    onReload,
    keptAs: callKey(showOwnProfile, { params: { id: communityId, type: isAlumni ? "alumnus" : "users" } }),
    done: () => text.community.saved,
  });
  const worded = useWorded(form, {
    introduction: form.values.introduction,
    ...wordedTexts(form.values, definition),
  });
  const { values, errors, set, markVisited } = worded;
  const fields = {
    values,
    errors,
    markVisited,
    set: set as (changes: Partial<Details>) => void,
    form: definition,
  };
  return (
    <Form form={form} submit={text.account.save} edits long>
      <DetailsFields
        {...fields}
        person={
          <>
            <DisplayNameField {...fields} />
            <TextArea
              {...worded.bind("introduction")}
              label={text.community.introduction}
              hint={text.community.introductionHint}
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
    </Form>
  );
}
