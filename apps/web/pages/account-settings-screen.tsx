import { Suspense } from "react";
import { OwnAccountSections } from "#features/accounts/web/index.ts";
import { OwnEventsSection } from "#features/audit-log/web/index.ts";
import { NoticeChoicesSection } from "#features/notice-choices/web/index.ts";
import { OwnDataSection } from "#features/own-data/web/index.ts";
import { PersonalSections } from "#features/profiles/web/index.ts";
import { SecondFactorSection } from "#features/second-factors/web/index.ts";
import { PartnerSection, SocialSection } from "#features/social-logins/web/index.ts";
import { LeaveServiceSection } from "#features/withdrawal/web/index.ts";
import common from "#kit/ui/common.module.css";
import { useLetterKeys } from "#kit/ui/letter-keys.ts";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Switch } from "#kit/ui/switch/switch.tsx";
import { currentArea } from "#kit/web/session/area.ts";
import styles from "./account-settings.module.css";
import { usePageMessages } from "./messages.ts";

/** Settings apply to the person in every community; each feature brings its sections. */
export default function AccountSettingsScreen() {
  const text = usePageMessages().accountSettings;
  return (
    <div className={common.page}>
      <div>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
      </div>
      <Suspense fallback={<RowSkeletons />}>
        <PersonalSections />
        <NoticeChoicesSection />
        <OwnAccountSections />
        <SecondFactorSection />
        {currentArea() === "alumni" ? <SocialSection /> : <PartnerSection />}
        <OwnDataSection />
        <OwnEventsSection />
        {currentArea() === "community" && <KeysSection />}
        <LeaveServiceSection />
      </Suspense>
    </div>
  );
}

/** Switches the single-letter keys of administrators' lists on and off. */
function KeysSection() {
  const text = usePageMessages().keys;
  const { on, turn } = useLetterKeys();
  return (
    <SettingsSection title={text.title}>
      <Switch checked={on} onChange={turn} label={text.label} note={text.note} />
    </SettingsSection>
  );
}
