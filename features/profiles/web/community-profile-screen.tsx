import { useMemo } from "react";
import { Link } from "react-router";
import { useCommunity, useCommunityId } from "#features/communities/web/index.ts";
import { showRegistrationColumns } from "#features/member-details/contract/calls.ts";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import common from "#kit/ui/common.module.css";
import { Quoting } from "#kit/ui/written.tsx";
import { joinQueries } from "#kit/web/query/join-queries.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { employeeForm } from "../contract/account-profile.ts";
import { communityForm } from "../contract/community-profile.ts";
import type { Me } from "../contract/views.ts";
import { CommunityProfileForm } from "./community-profile-form.tsx";
import { useProfileMessages } from "./messages.ts";
import { PictureSection } from "./picture-section.tsx";
import styles from "./profiles.module.css";
import { useOwnProfile } from "./use-own-profile.ts";

export default function CommunityProfileScreen() {
  const text = useProfileMessages().community;
  const communityId = useCommunityId() ?? 0;
  const name = useCommunity(communityId).data?.data.name;
  const isAlumni = currentArea() === "alumni";
  const own = useOwnProfile(currentArea(), communityId);
  const definition = useCall(showRegistrationColumns, { params: { id: communityId } }, { enabled: isAlumni });
  const form = useMemo(
    () => (isAlumni ? definition.data && communityForm(definition.data.data) : employeeForm),
    [definition.data, isAlumni],
  );
  // The community asks employees nothing, so its form is not loaded.
  const query = joinQueries(own, {
    ...definition,
    data: form,
    refetch: () => isAlumni && definition.refetch(),
  });
  return (
    <div className={common.page}>
      <div>
        <h1>{text.title}</h1>
        <p className={styles.lead}>
          <Quoting>{text.lead(name ?? "")}</Quoting>
        </p>
      </div>
      <Loaded query={query}>
        {([{ data: me }, shown]) => (
          <OwnProfile communityId={communityId} me={me} form={shown} onReload={own.refetch} />
        )}
      </Loaded>
    </div>
  );
}

type Props = {
  readonly communityId: number;
  readonly me: Me;
  readonly form: RegistrationForm;
  readonly onReload: () => Promise<unknown>;
};

function OwnProfile({ communityId, me, form, onReload }: Props) {
  const text = useProfileMessages().community;
  return (
    <>
      <PictureSection profile={me.profile} />
      <CommunityProfileForm
        key={communityId}
        communityId={communityId}
        me={me}
        definition={form}
        onReload={onReload}
      />
      <p>
        <Link to={linkTo("/:area/account/profile/edit", { area: currentArea() })}>{text.toAccount}</Link>
      </p>
      <p>
        <Link to={linkTo("/:area/communities/:id/leave_community", { area: currentArea(), id: communityId })}>
          {text.toLeaving}
        </Link>
      </p>
    </>
  );
}
