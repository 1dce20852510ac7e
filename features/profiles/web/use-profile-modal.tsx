import { lazy, type ReactNode, Suspense, useState } from "react";
import type { UserType } from "#kit/contract/wire.ts";

const ProfileModal = lazy(() => import("./profile-modal.tsx"));

/** Opens a member's profile; the caller renders the modal, outside headings and buttons. R264 */
export function useProfileModal(communityId: number): {
  /** A mention has only the id, which finds the member of either kind. */
  readonly open: (userId: number, userType?: UserType) => void;
  readonly modal: ReactNode;
} {
  const [whose, setWhose] = useState<{ userId: number; userType: UserType } | null>(null);
  return {
    open: (userId, userType = "alumni") => setWhose({ userId, userType }),
    modal: whose && (
      <Suspense fallback={null}>
        <ProfileModal params={{ id: communityId, ...whose }} onClose={() => setWhose(null)} />
      </Suspense>
    ),
  };
}
