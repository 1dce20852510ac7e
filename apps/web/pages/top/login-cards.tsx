import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { loginPath } from "#kit/web/session/area.ts";
import { useTopMessages } from "./messages.ts";
import styles from "./top.module.css";

export function LoginCards() {
  const text = useTopMessages();
  return (
    <section className={styles.logins} aria-label={text.logins}>
      {(["alumni", "community"] as const).map((area) => (
        <Card key={area} as="div" className={styles.login}>
          <div>
            <h2>{text[area].title}</h2>
            <p className={styles.loginText}>{text[area].text}</p>
          </div>
          <ButtonLink variant={area === "alumni" ? "primary" : "secondary"} to={loginPath[area]} fullWidth>
            {text[area].action}
          </ButtonLink>
        </Card>
      ))}
      <Card as="div" className={styles.login}>
        <div>
          <h2>{text.invited.title}</h2>
          <p className={styles.loginText}>{text.invited.text}</p>
        </div>
        <ButtonLink to={linkTo("/alumni/invited_communities/alumni")} fullWidth>
          {text.invited.action}
        </ButtonLink>
      </Card>
    </section>
  );
}
