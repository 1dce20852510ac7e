import { OwnAccountSections } from "#features/accounts/web/index.ts";
import { NoticeChoicesSection } from "#features/notice-choices/web/index.ts";
import { OwnDataSection } from "#features/own-data/web/index.ts";
import { PersonalSections } from "#features/profiles/web/index.ts";
import { SecondFactorSection } from "#features/second-factors/web/index.ts";
import { PartnerSection, SocialSection } from "#features/social-logins/web/index.ts";
import { LeaveServiceSection } from "#features/withdrawal/web/index.ts";
import { currentArea } from "#kit/web/session/area.ts";
import styles from "./account-settings.module.css";
import { KeysSection } from "./keys-section.tsx";
import { usePageMessages } from "./messages.ts";

/** What belongs to the person in every community; each feature brings its own sections. */
export default function AccountSettingsScreen() {
  const text = usePageMessages().accountSettings;
  return (
    <div className={styles.page}>
      <div>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
      </div>
      <PersonalSections />
      <NoticeChoicesSection />
      <OwnAccountSections />
      <SecondFactorSection />
      {currentArea() === "alumni" ? <SocialSection /> : <PartnerSection />}
      <OwnDataSection />
      {currentArea() === "community" && <KeysSection />}
      <LeaveServiceSection />
    </div>
  );
}
