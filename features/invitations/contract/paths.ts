import { linkTo } from "#kit/contract/link-to.ts";

const joining = [
  linkTo("/alumni/register_alumnus_community"),
  linkTo("/community/invited_communities/employee"),
];

/** Says whether somebody who is asked to log in is on the way from an invitation into its community. */
export const leadsToJoining = (path: string | null): boolean =>
  joining.some((begun) => path?.startsWith(begun));
