import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "../failure.ts";

type Versioned = { readonly updated_at: Date };

/** @throws ERROR_STATUS_HAS_CHANGED where the row has changed since `seenAt`; without it, nothing is checked */
export function assertSeen({ updated_at }: Versioned, seenAt: string | undefined): void {
  if (seenAt !== undefined && updated_at.getTime() !== Date.parse(seenAt))
    throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
}

/** Returns the time of a change: now, but later than the row's last change however fast they follow. */
export const nextVersion = ({ updated_at }: Versioned, now: Date): Date =>
  new Date(Math.max(now.getTime(), updated_at.getTime() + 1));
