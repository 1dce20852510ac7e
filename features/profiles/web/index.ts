export { useOwnAccount, useOwnProfile } from "./use-own-profile.ts";
export { UserCard } from "./user-card.tsx";
