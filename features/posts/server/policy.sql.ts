import { contentTypes } from "../contract/content-type.ts";

/** SQL for `readsJobOffers` of somebody of this kind, an administrator or not. R009 */
export const readsJobOffersSql = (kind: string, isAdministrator: string): string =>
  `(${kind} = 'alumnus' or ${isAdministrator})`;

/** What the database knows of the one who reads: a membership's id, and whether they read every job offer. */
type Viewer = { readonly member: string; readonly jobOffers: string };

/** What somebody wrote as the management office is not their own. */
const own = (member: string): string => `(p.membership_id = ${member} and not p.post_by_admin)`;

/** SQL for `may.read` of the post `p`, where it is published. */
export const readsPublishedSql = ({ member, jobOffers }: Viewer): string =>
  `(p.content_type <> ${contentTypes.jobOffer} or ${jobOffers} or ${own(member)})`;

/** SQL for `may.read` of the post `p`. */
export const mayReadSql = ({ member, jobOffers, admin }: Viewer & { readonly admin: string }): string =>
  `(${admin} or ${own(member)} or (p.published and ${readsPublishedSql({ member, jobOffers })}))`;

/** SQL: whether the file `f` hangs on a post of the community that may be read by whoever asks for it. */
export const showsPictureSql = `exists (select from post_images pi join posts p on p.id = pi.post_id
  where pi.file_id = f.id and p.community_id = :community::bigint and ${mayReadSql({
    member: ":member::bigint",
    jobOffers: readsJobOffersSql(":kind::text", ":admin::boolean"),
    admin: ":admin::boolean",
  })})`;
