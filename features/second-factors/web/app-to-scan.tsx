import common from "#kit/ui/common.module.css";
import { CopyButton } from "#kit/ui/copy-button/copy-button.tsx";
import { QrCode } from "#kit/ui/qr-code/qr-code.tsx";
import { useSecondFactorMessages } from "./messages.ts";
import styles from "./second-factors.module.css";

/** Shows a drawn secret in the three ways in which an app takes it over: opened here, scanned, typed. */
export function AppToScan({ uri, secret }: { readonly uri: string; readonly secret: string }) {
  const text = useSecondFactorMessages().app;
  return (
    <>
      <a className={styles.openApp} href={uri}>
        {text.openHere}
      </a>
      <QrCode value={uri} label={text.qr} />
      <div className={common.start2}>
        <p className={styles.lead}>{text.secret}</p>
        <code className={styles.code}>{secret.match(/.{1,4}/g)?.join(" ")}</code>
        <CopyButton value={secret} />
      </div>
    </>
  );
}
