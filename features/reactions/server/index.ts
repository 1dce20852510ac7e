export { interestExpressed } from "./express-interest.ts";
export { updateInterestChat } from "./interests.sql.ts";
export { liked, type ReactedPost } from "./like-post.ts";
