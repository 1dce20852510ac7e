import type { ReactNode } from "react";
import { LastInvitingCommunity } from "#features/registration/web/index.ts";

/** Whoever logs in to join a community stays in its colours. */
export default function OnTheWay({ children }: { readonly children: ReactNode }) {
  return <LastInvitingCommunity>{children}</LastInvitingCommunity>;
}
