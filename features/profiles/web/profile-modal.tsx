import { type ComponentType, type ReactNode, Suspense, useEffect } from "react";
import { DirectChatButton } from "#features/chats/web/index.ts";
import { useCommunityMessages } from "#features/communities/web/index.ts";
import { OFFICE_USER_ID } from "#features/memberships/contract/author.ts";
import { PausedBadge, type ProfileModalProps, useAffiliation } from "#features/memberships/web/index.ts";
import { useOccupations } from "#features/occupations/web/index.ts";
import { showDate } from "#kit/contract/fields/tokyo-time.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import type { UserType } from "#kit/contract/wire.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { writtenIn } from "#kit/ui/written.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { showMemberProfile } from "../contract/calls.ts";
import type { MemberProfile } from "../contract/views.ts";
import { useProfileMessages } from "./messages.ts";
import styles from "./profiles.module.css";

type ModalProps = ProfileModalProps & {
  /** Stands below what the profile shows, as the application has it. */
  readonly Portfolio?: ComponentType<{ readonly communityId: number; readonly userId: number }>;
};

/** Shows a member's profile. Where it is refused, no modal opens, the reason is shown, and the screen stays. R264 */
export default function ProfileModal({ params, onClose, Portfolio }: ModalProps) {
  const text = useProfileMessages().modal;
  const { data, error } = useCall(showMemberProfile, { params });
  const { language } = useLanguage();
  useEffect(() => {
    if (!error) return;
    onClose();
    // Other refusals are handled for every call in one place.
    if (error.status !== 401 && error.status !== 403)
      toast({ type: "error", message: errorText(error, language) });
  }, [error, onClose, language]);
  if (!data) return null;
  const { profile, user_type } = data;
  return (
    <Modal title={text.title} onClose={onClose} footer={actionOf(profile, params.id, text.edit)}>
      <Person profile={profile} userType={user_type} />
      {profile.is_shown ? (
        <>
          {!profile.is_profile_public && <NoticeBox>{text.shownToYou}</NoticeBox>}
          <Facts profile={profile} userType={user_type} />
          {Portfolio && (
            <Suspense>
              <Portfolio communityId={params.id} userId={profile.user_id} />
            </Suspense>
          )}
        </>
      ) : (
        profile.user_id !== OFFICE_USER_ID && <p className={styles.hint}>{text.isPrivate}</p>
      )}
    </Modal>
  );
}

/** Returns the next step: edit one's own profile, or write to the member. */
function actionOf(profile: MemberProfile, communityId: number, edit: string): ReactNode {
  if (profile.is_me)
    return (
      currentArea() !== "operator" && (
        <ButtonLink
          to={linkTo("/:area/communities/:id/account/profile/setting", {
            area: currentArea(),
            id: communityId,
          })}
        >
          {edit}
        </ButtonLink>
      )
    );
  if (profile.user_id === OFFICE_USER_ID) return null;
  return (
    <div className={styles.action}>
      <Suspense>
        <DirectChatButton communityId={communityId} userId={profile.user_id} />
      </Suspense>
    </div>
  );
}

function Person({ profile, userType }: { profile: MemberProfile; userType: UserType }) {
  const types = useCommunityMessages().userType;
  const kind = { alumni: types.alumni, employee: types.employee, community_admin: types.admin }[userType];
  return (
    <div className={styles.person}>
      <Avatar name={profile.display_name} imageUrl={profile.image_url} size={96} />
      <p className={styles.personName} {...writtenIn(profile.display_name)}>
        {profile.display_name}
      </p>
      <span className={common.wrap2}>
        <Badge>{kind}</Badge>
        {profile.is_paused && <PausedBadge />}
      </span>
    </div>
  );
}

function Facts({ profile, userType }: { profile: MemberProfile; userType: UserType }) {
  const text = useProfileMessages().modal;
  const { occupations } = useOccupations(profile.job_type_parent_id !== null);
  const parent = occupations.find(({ value }) => value === String(profile.job_type_parent_id));
  const child = parent?.children.find(({ value }) => value === String(profile.job_type_child_id));
  const start = profile.enrollment_start_period;
  const affiliation = useAffiliation(userType, profile.affiliation);
  const facts = [
    [text.introduction, profile.introduction || text.nothing],
    [text.institution, profile.institution],
    [text.jobType, [parent?.label, child?.label].filter(Boolean).join(" / ")],
    [text.affiliation, profile.affiliation && affiliation],
    [text.enrollment, start && showDate(start)],
  ].filter(([, value]) => value);
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd {...writtenIn(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
