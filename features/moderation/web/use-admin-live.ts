import { useQueryClient } from "@tanstack/react-query";
import { listComments } from "#features/comments/contract/calls.ts";
import {
  commentCreatedLive,
  commentDeletedLive,
  commentHiddenLive,
  commentRevealedLive,
} from "#features/comments/contract/live.ts";
import { listOfficialPosts, listUserPosts } from "#features/posts/contract/admin-lists.ts";
import {
  postCreatedLive,
  postDeletedLive,
  postHiddenLive,
  postRevealedLive,
  postUpdatedLive,
} from "#features/posts/contract/live.ts";
import { usePostRooms } from "#features/posts/web/index.ts";
import { onLive } from "#kit/web/live/live-client.ts";
import { refreshReading } from "#kit/web/query/after-call.ts";
import { getOfficialPostDetail, getUserPostDetail } from "../contract/calls.ts";

const aboutPosts = [postCreatedLive, postUpdatedLive, postHiddenLive, postRevealedLive, postDeletedLive];
const aboutComments = [commentCreatedLive, commentHiddenLive, commentRevealedLive, commentDeletedLive];

/** Updates list and detail while others write and other administrators moderate. */
export function useAdminLive(communityId: number): void {
  const cache = useQueryClient();
  const relist = () => {
    for (const call of [listUserPosts, listOfficialPosts])
      void refreshReading(cache, call, { params: { id: communityId } });
  };
  const refresh = (postId?: number) => {
    const params = { id: communityId, ...(postId !== undefined && { postId }) };
    for (const call of [getUserPostDetail, getOfficialPostDetail])
      void refreshReading(cache, call, { params });
    const query = postId === undefined ? {} : { post_id: postId };
    void refreshReading(cache, listComments, { params: { id: communityId }, query });
  };
  const handlers = [
    ...aboutPosts.map((event) =>
      onLive(event, ({ id }: { id: number }) => {
        relist();
        // Reloading a deleted post would lead to /404; its viewer learns of the deletion with their next action.
        if (event !== postDeletedLive) refresh(id);
      }),
    ),
    ...aboutComments.map((event) => onLive(event, ({ post_id }) => refresh(post_id))),
  ];
  usePostRooms(communityId, {
    handlers,
    onGap: () => {
      relist();
      refresh();
    },
  });
}
