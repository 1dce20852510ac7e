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
  moderate: {
    hide: {
      label: "Hide",
      title: (count) => `Hide ${count}`,
      effects: (count) => `Members will no longer see ${count} of the posts`,
      confirm: (count) => `Hide ${count}`,
      doneOne: (title) => `Hid "${title}"`,
      done: (count) => `Hid ${count} posts`,
      taken: (count) => `Hiding ${count} is under way`,
    },
    reveal: {
      label: "Reveal",
      title: (count) => `Reveal ${count}`,
      effects: (count) => `Members will see ${count} of the posts again`,
      confirm: (count) => `Reveal ${count}`,
      doneOne: (title) => `Revealed "${title}"`,
      done: (count) => `Revealed ${count} posts`,
      taken: (count) => `Revealing ${count} is under way`,
    },
    delete: {
      label: "Delete",
      title: (count) => `Delete ${count}`,
      effects: (count) =>
        `${count} will be deleted with comments, likes, interests and pictures. This cannot be undone\nTitles stay in the activity list for 90 days`,
      confirm: (count) => `Delete ${count}`,
      doneOne: (title) => `Deleted "${title}"`,
      done: (count) => `Deleted ${count} posts`,
      taken: (count) => `Deleting ${count} is under way`,
    },
  },
};
