import { IconLanguage } from "@tabler/icons-react";
import { Button } from "#kit/ui/button/button.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { noteGuestLanguage } from "#kit/web/language-choice.ts";
import styles from "./language-button.module.css";
import { useLayoutMessages } from "./messages.ts";

/** This is for people who are not signed in; members have it in their menu. It is named in the language it offers. */
export function LanguageButton() {
  const { language, setLanguage } = useLanguage();
  const other = language === "ja" ? "en" : "ja";
  const label = useLayoutMessages().userMenu.language;
  return (
    <Button
      variant="subtle"
      size="sm"
      lang={other}
      aria-label={label}
      icon={<IconLanguage size={20} aria-hidden="true" />}
      onClick={() => {
        noteGuestLanguage(other);
        setLanguage(other);
      }}
    >
      <span className={styles.label}>{label}</span>
    </Button>
  );
}
