import { type ReactNode, useEffect, useMemo } from "react";
import type { AnswerOf } from "#kit/contract/call.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import common from "#kit/ui/common.module.css";
import { EnishiThemeProvider } from "#kit/ui/theme/theme-provider.tsx";
import { Quoting, writtenIn } from "#kit/ui/written.tsx";
import { readTabDraft, writeTabDraft } from "#kit/web/drafts/tab-draft.ts";
import type { activateAlumnus, showInvitedCommunity } from "../contract/calls.ts";
import styles from "./inviting-community.module.css";
import { useRegistrationMessages } from "./messages.ts";

type Invitation = AnswerOf<typeof showInvitedCommunity>["alumni_community_information"];
type Community = AnswerOf<typeof activateAlumnus>["data"]["community"] &
  Partial<Pick<Invitation, "invited_by">> & {
    /** Invites in its own name. */ readonly operating_name?: string;
  };

type Props = { readonly community: Community; readonly children: ReactNode };

const KEY = "enishi.inviting";

/** The login between an invitation and joining shows the community that this tab has seen invite. */
export function LastInvitingCommunity({ children }: { readonly children: ReactNode }) {
  const community = readTabDraft<Community>(KEY);
  return community ? <InvitingCommunity community={community}>{children}</InvitingCommunity> : children;
}

export function InvitingCommunity({ community, children }: Props) {
  useEffect(() => writeTabDraft(KEY, community), [community]);
  const { theme } = community;
  const colours = useMemo(() => ({ shades: theme.shades, onAccent: theme.on_accent }), [theme]);
  return (
    <EnishiThemeProvider colours={colours}>
      <div className={common.stack5}>
        <CommunityMark community={community} />
        {children}
      </div>
    </EnishiThemeProvider>
  );
}

function CommunityMark({ community }: { community: Community }) {
  const text = useRegistrationMessages().invitation;
  const { invited_by, operating_name } = community;
  const from = invited_by ? text.from(invited_by) : operating_name && text.fromOffice(operating_name);
  return (
    <div className={styles.mark}>
      <Avatar name={community.name} imageUrl={community.profile_image_url} size={44} />
      <div>
        <p className={common.strong} {...writtenIn(community.name)}>
          {community.name}
        </p>
        {from && (
          <p className={common.note}>
            <Quoting>{from}</Quoting>
          </p>
        )}
      </div>
    </div>
  );
}
