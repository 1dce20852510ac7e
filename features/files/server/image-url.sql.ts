/** SQL for the address of a file (kit/contract/image-url.ts) of the community `:community`; null without a file. */
export const imageUrlSql = (fileId: string): string =>
  `'/api/communities/' || :community::bigint || '/download_file/' || ${fileId}`;
