import { AdminPosts } from "./admin-posts.tsx";
import { userPosts } from "./site.ts";

/** OF10: what members have posted. R369 */
export default function UserPostsScreen() {
  return <AdminPosts site={userPosts} />;
}
