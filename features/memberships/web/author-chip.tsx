import { UserChip, type UserChipProps } from "#kit/ui/user-chip/user-chip.tsx";
import { type Author, isPaused } from "../contract/author.ts";
import { PausedBadge } from "./paused-badge.tsx";
import { useShownAuthors } from "./use-shown-authors.ts";

type Props = Pick<UserChipProps, "badge" | "note" | "size"> & { readonly author: Author };

/** The chip shows an author, and whether they are paused. R017, R123 */
export const AuthorChip = ({ author, badge, ...chip }: Props) => (
  <UserChip
    {...useShownAuthors().faceOf(author)}
    {...chip}
    badge={
      <>
        {isPaused(author) && <PausedBadge />}
        {badge}
      </>
    }
  />
);
