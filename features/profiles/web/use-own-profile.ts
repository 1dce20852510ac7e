import type { Area } from "#kit/contract/area.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { showOwnAlumnus, showOwnEmployee, showOwnProfile } from "../contract/calls.ts";

const FRESH_MS = 60_000;

/** R258: who one is in the community; without a community nothing is asked. */
export const useOwnProfile = (area: Area, communityId: number | null) =>
  useCall(
    showOwnProfile,
    { params: { id: communityId ?? 0, type: area === "alumni" ? "alumnus" : "users" } },
    { enabled: communityId !== null, staleTime: FRESH_MS, meta: { quiet: true } },
  );

/** Who one is outside a community. */
export const useOwnAccount = (area: Area, enabled = true) =>
  useCall(
    area === "alumni" ? showOwnAlumnus : showOwnEmployee,
    {},
    { enabled: enabled && area !== "operator", staleTime: FRESH_MS, meta: { quiet: true } },
  );
