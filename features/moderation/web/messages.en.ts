import { departedName } from "#features/memberships/contract/author.ts";
import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  user: {
    title: "User posts",
    empty: "No user posts yet",
    emptyHint: "What members post is listed here.",
  },
  official: {
    title: "Official posts",
    empty: "No official posts yet",
    emptyHint: "What the management office posts is listed here.",
  },
  search: "Search titles and texts",
  filters: {
    published: "Visibility",
    kind: "Kind",
    anyKind: "All kinds",
    true: "Visible",
    false: "Hidden",
    all: "All",
  },
  columns: {
    title: "Title",
    kind: "Kind",
    author: "Author",
    published: "State",
    likes: "Likes",
    comments: "Comments",
    created: "Posted",
  },
  departed: departedName.en,
  published: "Visible",
  hidden: "Hidden",
  detail: "Post details",
  memberView: "View as a member",
  facts: (likes, comments, interests) => `Likes ${likes} · Comments ${comments} · Interests ${interests}`,
  hiddenNote: "This post is hidden. Only its author and administrators can read it.",
  endDate: (date) => `Open until ${date}`,
  edit: "Edit",
  hide: "Hide",
  reveal: "Make visible",
  delete: "Delete",
  didHide: "The post is hidden",
  didReveal: "The post is visible",
  didDelete: "The post has been deleted",
  goneAlready: "This post has already been deleted",
  deleteTitle: "Delete this post?",
  deleteText: (title, author) => `“${title}” by ${author} will be deleted.`,
  deleteNumbers: (comments, likes, interests, images) =>
    `Its comments (${comments} visible), likes (${likes}), interests (${interests}) and pictures (${images}) go with it. This cannot be undone.`,
  deleteHint: "If members just should not see it, hide it instead.",
  stale:
    "Another administrator or the author has updated this post first. Please look at the latest version and try again.",
  reload: "Load the latest version",
  write: "Write an official post",
};
