import { keepChoice, useChoice } from "#kit/ui/kept-choice.ts";
import { useLetterCommands } from "#kit/ui/letter-keys.ts";
import frame from "../frame.module.css";
import type { ConsoleFrameProps } from "../frame-types.ts";
import { useFrameMessages } from "../messages.ts";
import styles from "./console.module.css";
import { ConsoleHeader } from "./console-header.tsx";
import { ConsoleMenu } from "./console-menu.tsx";

const CHOICE = "menu";

/** The administrators' frame has a low header, a menu that folds to its icons, and the screen in all the rest. */
export function ConsoleFrame(props: ConsoleFrameProps) {
  const text = useFrameMessages();
  const isFolded = useChoice(CHOICE) === "folded";
  const fold = () => keepChoice(CHOICE, isFolded ? "" : "folded");
  useLetterCommands({ "[": fold });
  return (
    <div className={styles.frame} data-menu={isFolded ? "folded" : "open"}>
      <a href="#content" className={frame.skip}>
        {text.skip}
      </a>
      <ConsoleHeader {...props} />
      <aside className={styles.sidebar} aria-label={text.sidebar}>
        <ConsoleMenu {...props} isFolded={isFolded} onFold={fold} />
      </aside>
      <main id="content" tabIndex={-1} className={styles.content}>
        {props.children}
      </main>
    </div>
  );
}
