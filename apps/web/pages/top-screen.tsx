import { IconLock, IconMessages, IconNews } from "@tabler/icons-react";
import { Logo } from "#kit/ui/frame/logo.tsx";
import { FooterLinks } from "../layouts/footer-links.tsx";
import { LanguageButton } from "../layouts/language-button.tsx";
import { LoginCards } from "./top/login-cards.tsx";
import { useTopMessages } from "./top/messages.ts";
import { Scene } from "./top/scene.tsx";
import styles from "./top/top.module.css";

/** R025: says what Enishi is, with the ways in. It is the only page for search engines. */
export default function TopScreen() {
  const text = useTopMessages();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <span className={styles.brand}>
          <Logo logoUrl={null} />
          Enishi
        </span>
        <LanguageButton />
      </header>
      <main tabIndex={-1} className={styles.main}>
        <section className={styles.hero}>
          <div>
            <h1 className={styles.headline}>{text.headline}</h1>
            <p className={styles.lead}>{text.lead}</p>
          </div>
          <Scene />
        </section>
        <LoginCards />
        <Features />
        <Steps />
      </main>
      <footer className={styles.footer}>
        <FooterLinks area="alumni" communityId={null} />
      </footer>
    </div>
  );
}

function Features() {
  const text = useTopMessages();
  const features = [
    [IconNews, text.timeline],
    [IconMessages, text.interest],
    [IconLock, text.trust],
  ] as const;
  return (
    <section>
      <h2 className={styles.sectionTitle}>{text.features}</h2>
      <div className={styles.features}>
        {features.map(([Icon, feature]) => (
          <div key={feature.title} className={styles.feature}>
            <Icon size={32} stroke={1.6} aria-hidden="true" className={styles.featureIcon} />
            <h3>{feature.title}</h3>
            <p className={styles.featureText}>{feature.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function Steps() {
  const text = useTopMessages();
  return (
    <section>
      <h2 className={styles.sectionTitle}>{text.steps}</h2>
      <ol className={styles.steps}>
        {[text.step.invitation, text.step.registration, text.step.entry].map((step) => (
          <li key={step.title} className={styles.step}>
            <h3>{step.title}</h3>
            <p className={styles.featureText}>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
