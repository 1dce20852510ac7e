/** The lists that administrators read; apart from their calls, which the timeline has no use for. */
export const userPostsPath = "/communities/{id}/user_posts";
export const officialPostsPath = "/communities/{id}/official_posts";
