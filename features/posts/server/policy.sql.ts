import { contentTypes } from "../contract/content-type.ts";

/** This is `readsJobOffers` of somebody of this kind, administrator or not, as SQL. R009 */
export const readsJobOffersSql = (kind: string, isAdministrator: string): string =>
  `(${kind} = 'alumnus' or ${isAdministrator})`;

/** This is SQL for the reader's membership id, and for whether they read every job offer. */
type Viewer = { readonly member: string; readonly jobOffers: string };

/** What somebody wrote as the management office is not their own. */
const own = (member: string): string => `(p.membership_id = ${member} and not p.post_by_admin)`;

/** This is `may.read` of a published post `p` as SQL. */
export const readsPublishedSql = ({ member, jobOffers }: Viewer): string =>
  `(p.content_type <> ${contentTypes.jobOffer} or ${jobOffers} or ${own(member)})`;

/** This is `may.read` of the post `p` as SQL. */
export const mayReadSql = ({ member, jobOffers, admin }: Viewer & { readonly admin: string }): string =>
  `(${admin} or ${own(member)} or (p.published and ${readsPublishedSql({ member, jobOffers })}))`;

/** This SQL tells whether the file `f` is a picture of a post in the community that the caller may read. */
export const showsPictureSql = `exists (select from post_images pi join posts p on p.community_id = pi.community_id and p.id = pi.post_id
  where pi.file_id = f.id and p.community_id = :community::bigint and ${mayReadSql({
    member: ":member::bigint",
    jobOffers: readsJobOffersSql(":kind::text", ":admin::boolean"),
    admin: ":admin::boolean",
  })})`;
