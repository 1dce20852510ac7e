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

type Props = {
  readonly community: Community;
  /** On the way into the community the login shows it, too. */
  readonly code?: string;
  readonly children: ReactNode;
};
type Inviting = { readonly code: string; readonly community: Community };

const KEY = "enishi.inviting";

/** The login between an invitation and joining shows who invites, if this tab has seen that invitation. */
export function LastInvitingCommunity({
  to,
  children,
}: {
  readonly to: string;
  readonly children: ReactNode;
}) {
  const last = readTabDraft<Inviting>(KEY);
  if (!last || !to.endsWith(encodeURIComponent(last.code))) return children;
  return <InvitingCommunity community={last.community}>{children}</InvitingCommunity>;
}

export function InvitingCommunity({ community, code, children }: Props) {
  useEffect(() => {
    if (code) writeTabDraft(KEY, { code, community } satisfies Inviting);
  }, [code, community]);
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
