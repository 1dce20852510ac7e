import type { CommunityCard } from "#features/communities/contract/calls.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Written, writtenIn } from "#kit/ui/written.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { currentArea } from "#kit/web/session/area.ts";
import type { OwnAccountView } from "../contract/views.ts";
import { useProfileMessages } from "./messages.ts";
import styles from "./profiles.module.css";
import { useOwnCommunities } from "./use-own-communities.ts";
import { useOwnAccount } from "./use-own-profile.ts";

/** SG40 shows employees what all communities share, with links to the profile in each. */
export default function ProfileOverviewScreen() {
  const text = useProfileMessages().overview;
  return (
    <div className={common.page}>
      <div>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
      </div>
      <Loaded query={useOwnAccount(currentArea())} skeleton={<RowSkeletons count={2} />}>
        {({ data }) => <Person me={data} />}
      </Loaded>
      <Loaded query={useOwnCommunities()} skeleton={<RowSkeletons count={2} />}>
        {(communities) => <Communities communities={communities} />}
      </Loaded>
    </div>
  );
}

function Person({ me: { profile } }: { me: OwnAccountView }) {
  const text = useProfileMessages().overview;
  return (
    <Card className={common.stack5}>
      <div className={styles.picture}>
        <Avatar name={profile.display_name} imageUrl={profile.image_url} size={96} />
        <dl className={styles.facts}>
          <div>
            <dt>{text.person}</dt>
            <dd {...writtenIn(profile.family_name)}>
              {profile.family_name} {profile.given_name}
            </dd>
          </div>
          {profile.birthday && (
            <div>
              <dt>{text.birthday}</dt>
              <dd>{profile.birthday.replaceAll("-", "/")}</dd>
            </div>
          )}
        </dl>
      </div>
      <div className={common.wrap2}>
        <ButtonLink variant="primary" to={linkTo("/:area/account/profile/edit", { area: currentArea() })}>
          {text.edit}
        </ButtonLink>
        <ButtonLink to={linkTo("/:area/account/settings", { area: currentArea() })}>
          {text.settings}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Communities({ communities }: { communities: readonly CommunityCard[] }) {
  const text = useProfileMessages().overview;
  return (
    <Card className={common.stack5}>
      <h2>{text.communities}</h2>
      {communities.length === 0 && <p>{text.none}</p>}
      <ul className={common.stack2}>
        {communities.map(({ id, name }) => (
          <li key={id}>
            <ButtonLink
              fullWidth
              to={linkTo("/:area/communities/:id/account/profile/setting", { area: currentArea(), id })}
            >
              <Written>{name}</Written>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
