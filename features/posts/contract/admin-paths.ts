/** Administrators' lists have these paths; they are separate from the calls, which the timeline does not need. */
export const userPostsPath = "/communities/{id}/user_posts";
export const officialPostsPath = "/communities/{id}/official_posts";
