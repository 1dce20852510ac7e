import { lazy, type ReactNode, Suspense, useState } from "react";
import type { UserType } from "#kit/contract/wire.ts";

const ProfileModal = lazy(() => import("./profile-modal.tsx"));

type ProfileKey = { readonly id: number; readonly userId: number; readonly userType: UserType };

/** Opens a member's profile; the modal stands where the caller puts it, outside headings and buttons. R264 */
export function useProfileModal(whose: ProfileKey): { readonly open: () => void; readonly modal: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    modal: isOpen && (
      <Suspense fallback={null}>
        <ProfileModal params={whose} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
