import { AdminPosts } from "./admin-posts.tsx";
import { userPosts } from "./site.ts";

/** OF10 lists members' posts. R369 */
export default function UserPostsScreen() {
  return <AdminPosts site={userPosts} />;
}
