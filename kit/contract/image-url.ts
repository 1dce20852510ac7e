/** Returns the URL of a stored picture: the file call of the community whose members may see it. */
export const imageUrl = (communityId: number, fileId: number | null | undefined): string | null =>
  fileId ? `/api/communities/${communityId}/download_file/${fileId}` : null;
