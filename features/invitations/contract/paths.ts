/** An alumnus enters a code here, and below it each code has its page. SA10 */
export const ALUMNI_INVITATION_PATH = "/alumni/invited_communities/alumni";
