import { IconBookmark, IconHandStop, IconHeart, IconMessageCircle } from "@tabler/icons-react";
import { Badge } from "#kit/ui/badge/badge.tsx";
import common from "#kit/ui/common.module.css";
import { Face, type Look } from "./face.tsx";
import { useTopMessages } from "./messages.ts";
import styles from "./top.module.css";

const asking: Look = {
  ground: "#dde3f0",
  skin: "#f3d3b6",
  hair: "#3a2c26",
  shirt: "#44597f",
  hasLongHair: true,
};
const answering: Look = { ground: "#e9e2d2", skin: "#eac5a4", hair: "#2b2320", shirt: "#5d7150" };

/** Shows the product in use: somebody asks on the timeline, and somebody answers in a chat. */
export function Scene() {
  const { scene } = useTopMessages();
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.post}>
        <div className={styles.byline}>
          <Face look={asking} className={styles.face} />
          <div>
            <strong>{scene.author}</strong>
            <span className={common.fine}>{scene.former}</span>
          </div>
          <Badge tone="accent">{scene.kind}</Badge>
        </div>
        <p className={styles.postTitle}>{scene.title}</p>
        <p className={common.dim}>{scene.text}</p>
        <p className={styles.reactions}>
          <span>
            <IconHeart size={16} />
            {scene.like} 12
          </span>
          <span>
            <IconMessageCircle size={16} />
            {scene.comment} 4
          </span>
          <span>
            <IconBookmark size={16} />
            {scene.keep}
          </span>
          <span className={styles.interest}>
            <IconHandStop size={16} />
            {scene.interest}
          </span>
        </p>
      </div>
      <div className={styles.chat}>
        <Face look={answering} className={styles.face} />
        <p>{scene.answer}</p>
      </div>
      <p className={styles.own}>{scene.thanks}</p>
    </div>
  );
}
