import { Link } from "react-router";
import { SecondaryPasswordSection, SettingsPage } from "#features/accounts/web/index.ts";
import type { CommunityCard } from "#features/communities/contract/calls.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { joinQueries } from "#kit/web/query/join-queries.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { currentArea } from "#kit/web/session/area.ts";
import type { OwnAccountView } from "../contract/views.ts";
import { AccountForm } from "./account-form.tsx";
import { useProfileMessages } from "./messages.ts";
import { PictureSection } from "./picture-section.tsx";
import { useOwnCommunities } from "./use-own-communities.ts";
import { useOwnAccount } from "./use-own-profile.ts";

export default function AccountProfileScreen() {
  const text = useProfileMessages().account;
  const own = useOwnAccount(currentArea());
  return (
    <SettingsPage title={text.title} lead={text.lead}>
      <Loaded query={joinQueries(own, useOwnCommunities())}>
        {([{ data }, communities]) => (
          <>
            <Picture me={data} communities={communities} />
            <AccountForm me={data} onReload={own.refetch} />
            {data.alumni_user_id !== null && <SecondaryPasswordSection />}
          </>
        )}
      </Loaded>
    </SettingsPage>
  );
}

type PictureProps = { readonly me: OwnAccountView; readonly communities: readonly CommunityCard[] };

/** The picture is changed on the profile; people without a community find it here. */
function Picture({ me, communities }: PictureProps) {
  const text = useProfileMessages().account;
  const community = communities.find(({ id }) => id === me.community_id) ?? communities[0];
  if (!community) return <PictureSection profile={me.profile} />;
  return (
    <p>
      <Link
        to={linkTo("/:area/communities/:id/account/profile/setting", {
          area: currentArea(),
          id: community.id,
        })}
      >
        {text.toProfile}
      </Link>
    </p>
  );
}
