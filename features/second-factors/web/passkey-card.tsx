import { IconKey } from "@tabler/icons-react";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import type { OwnSecondFactors, Passkey } from "../contract/views.ts";
import type { Dialog } from "./factor-dialog.tsx";
import { useSecondFactorMessages } from "./messages.ts";
import { arePasskeysPossible } from "./passkeys.ts";
import styles from "./second-factors.module.css";

type Open = (dialog: Dialog) => void;

export function PasskeyCard({ factors, onOpen }: { factors: OwnSecondFactors; onOpen: Open }) {
  const text = useSecondFactorMessages().passkey;
  const isPossible = factors.passkeys_possible && arePasskeysPossible();
  return (
    <Card className={common.stack4}>
      <h2>{text.title}</h2>
      <p className={styles.lead}>{text.lead}</p>
      {factors.passkeys.length > 0 && (
        <ul className={styles.passkeys}>
          {factors.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {isPossible ? (
        <Button
          variant={factors.passkeys.length === 0 ? "primary" : "secondary"}
          className={styles.action}
          onClick={() => onOpen({ kind: "addPasskey" })}
        >
          {text.add}
        </Button>
      ) : (
        <p>{text.impossible}</p>
      )}
    </Card>
  );
}

function PasskeyRow({ passkey, onOpen }: { passkey: Passkey; onOpen: Open }) {
  const text = useSecondFactorMessages().passkey;
  const { name, created_at, last_used_at } = passkey;
  return (
    <li className={styles.passkey}>
      <IconKey size={24} stroke={1.5} aria-hidden="true" className={common.dim} />
      <div>
        <p className={common.strong}>{name}</p>
        <p className={styles.times}>
          <span>{text.addedAt(formatMinute(new Date(created_at)))}</span>
          <span>{last_used_at ? text.usedAt(formatMinute(new Date(last_used_at))) : text.neverUsed}</span>
        </p>
      </div>
      <div className={styles.buttons}>
        <Button
          size="sm"
          aria-label={text.renameOf(name)}
          onClick={() => onOpen({ kind: "rename", passkey })}
        >
          {text.rename}
        </Button>
        <Button
          size="sm"
          aria-label={text.removeOf(name)}
          onClick={() => onOpen({ kind: "removePasskey", passkey })}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  );
}
