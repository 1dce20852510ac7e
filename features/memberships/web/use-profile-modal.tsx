import { type ComponentType, createContext, type ReactNode, Suspense, useContext, useState } from "react";
import type { UserType } from "#kit/contract/wire.ts";
import { defineMessages } from "#kit/web/i18n.ts";

const useOpeningMessages = defineMessages(
  { open: (name: string): string => `${name}さんのプロフィールを見る` },
  { open: (name: string): string => `View ${name}’s profile` },
);

export type ProfileModalProps = {
  readonly params: { readonly id: number; readonly userId: number; readonly userType: UserType };
  readonly onClose: () => void;
};

/** The application says what shows a profile, since posts, comments and the like know nothing of profiles. */
export const ProfileModalContext = createContext<ComponentType<ProfileModalProps>>(() => null);

/** Opens a member's profile; the caller renders the modal, outside headings and buttons. R264 */
export function useProfileModal(communityId: number): {
  /** A mention has only the id, which finds the member of either kind. */
  readonly open: (userId: number, userType?: UserType) => void;
  /** Returns the title of the name that opens the profile. */
  readonly titleOf: (name: string) => string;
  readonly modal: ReactNode;
} {
  const ProfileModal = useContext(ProfileModalContext);
  const [whose, setWhose] = useState<{ userId: number; userType: UserType } | null>(null);
  return {
    open: (userId, userType = "alumni") => setWhose({ userId, userType }),
    titleOf: useOpeningMessages().open,
    modal: whose && (
      <Suspense fallback={null}>
        <ProfileModal params={{ id: communityId, ...whose }} onClose={() => setWhose(null)} />
      </Suspense>
    ),
  };
}
