/** R275: an image belongs to one of these; the upload says so, and the query of its URL repeats it. */
export const imageTypes = [
  "post",
  "user_icon",
  "community_header",
  "community_site_header",
  "notice",
] as const;
export type ImageType = (typeof imageTypes)[number];

/** R274: an image's URL says where it is shown. */
type ImageAddressFields = {
  /** The first part of the page's path tells which of the browser's sessions is meant. */
  readonly request_path: string;
  readonly community_id: number;
  readonly type: ImageType;
  /** The width is in pixels; the server answers the smallest stored size of at least this. */
  readonly size?: number | undefined;
};

/** Returns the URL to load an image from; `url` is that of a view. R274, R275 */
export function imageAddress(url: string, fields: ImageAddressFields): string {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return `${url}?${new URLSearchParams(entries.map(([key, value]): [string, string] => [key, String(value)]))}`;
}

const COMMUNITY_OF_URL = /\/communities\/(\d+)\//;

/** Returns the community that an image's `url` names. */
export const communityOfImage = (url: string): number => Number(COMMUNITY_OF_URL.exec(url)?.[1] ?? 0);

/** Returns the URL of a stored picture: the file call of the community whose members may see it. */
export const imageUrl = (communityId: number, fileId: number | null | undefined): string | null =>
  fileId ? `/api/communities/${communityId}/download_file/${fileId}` : null;
