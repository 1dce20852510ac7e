/** Returns SQL for the URL of a file of the community (kit/contract/image-url.ts); null without a file. */
export const imageUrlSql = (fileId: string, community = ":community::bigint"): string =>
  `'/api/communities/' || ${community} || '/download_file/' || ${fileId}`;
