import type { ReactNode } from "react";
import { useProviderMessages } from "./provider/messages.ts";
import styles from "./provider/provider.module.css";
import { ProviderFacts } from "./provider/provider-facts.tsx";
import { ProviderPage } from "./provider/provider-page.tsx";

/** R044: says what is stored, why, how long, and whom to ask; shown where the provider has no own page. */
export default function PrivacyScreen() {
  const text = useProviderMessages().privacy;
  const { kept, why, seen, browser, long } = text;
  return (
    <ProviderPage title={text.title}>
      {(provider) => (
        <>
          <p>{text.lead(provider.name)}</p>
          <Section title={kept.title}>
            {[kept.account, kept.community, kept.written, kept.usage, kept.inquiry]}
          </Section>
          <Section title={why.title}>
            {[why.service, why.membership, why.mail, why.safety, why.figures]}
          </Section>
          <Section title={seen.title}>
            {[seen.members, seen.administrators, seen.chats, seen.provider(provider.name), seen.outside]}
          </Section>
          <Section title={browser.title}>{[browser.cookies, browser.drafts]}</Section>
          <Section title={long.title}>
            {[long.account, long.sessions, long.registration, long.images, long.inquiries]}
          </Section>
          <section className={styles.section}>
            <h2>{text.rights.title}</h2>
            <p>{text.rights.text}</p>
            <ProviderFacts provider={provider} />
          </section>
        </>
      )}
    </ProviderPage>
  );
}

function Section({ title, children }: { title: string; children: readonly ReactNode[] }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul>
        {children.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
          <li key={index}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
