import { useMemo } from "react";
import { defineMessages } from "#kit/web/i18n.ts";
import { type Author, departedName } from "../contract/author.ts";

const useAuthorMessages = defineMessages(
  { departed: departedName.ja, office: "事務局" },
  { departed: departedName.en, office: "Management office" },
);

/** An author who has left has no `user_id`; in chats, a `status` from 1 on says so. */
type Named = Pick<Author, "display_name"> & (Pick<Author, "user_id"> | { readonly status: number });
const hasLeft = (person: Named): boolean =>
  "status" in person ? person.status > 0 : person.user_id === null;

/** Returns the name and face of an author, as `Avatar` and `UserChip` take them. R017 */
export function useShownAuthors() {
  const text = useAuthorMessages();
  return useMemo(() => {
    const nameOf = (person: Named): string =>
      hasLeft(person) ? text.departed : person.display_name || text.office;
    const faceOf = (author: Author) => ({
      name: nameOf(author),
      imageUrl: author.avatar_url,
      departed: author.is_deleted_in_30_days,
    });
    return { departed: text.departed, nameOf, faceOf };
  }, [text]);
}
