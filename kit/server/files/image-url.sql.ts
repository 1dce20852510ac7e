/** SQL for the address of a file (kit/contract/image-url.ts) of the community; null without a file. */
export const imageUrlSql = (fileId: string, community = ":community::bigint"): string =>
  `'/api/communities/' || ${community} || '/download_file/' || ${fileId}`;
