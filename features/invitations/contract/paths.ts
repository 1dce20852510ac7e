/** Where an alumnus enters a code, and below it the page of each code. SA10 */
export const ALUMNI_INVITATION_PATH = "/alumni/invited_communities/alumni";
