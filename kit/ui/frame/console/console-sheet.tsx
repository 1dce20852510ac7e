import { useState } from "react";
import { TextField } from "../../fields/text-field.tsx";
import { UserChip } from "../../user-chip/user-chip.tsx";
import frame from "../frame.module.css";
import type { ConsoleFrameProps, MenuGroup } from "../frame-types.ts";
import { useFrameMessages } from "../messages.ts";
import { Sheet, SheetActions } from "../sheet.tsx";
import { SideMenu } from "../side-menu.tsx";

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

/** The whole menu of a small window has the user, a search for screens, and the entries in order. */
export function ConsoleSheet(props: ConsoleFrameProps & { onClose: () => void }) {
  const { user, groups, foot, userMenu, onClose } = props;
  const text = useFrameMessages();
  const [term, setTerm] = useState("");
  const found = (group: MenuGroup): MenuGroup => ({
    ...group,
    entries: group.entries.filter(({ label }) => plain(label).includes(plain(term.trim()))),
  });
  const shown = [...groups, { entries: foot }].map(found).filter(({ entries }) => entries.length > 0);
  return (
    <Sheet onClose={onClose}>
      <UserChip name={user.name} imageUrl={user.imageUrl} note={user.role} />
      <TextField label={text.find} type="search" value={term} onChange={setTerm} />
      {shown.length > 0 ? (
        <SideMenu groups={shown} onFollow={onClose} />
      ) : (
        <p role="status" className={frame.groupLabel}>
          {text.nothingFound}
        </p>
      )}
      <SheetActions items={userMenu} onClose={onClose} />
    </Sheet>
  );
}
