import { useState } from "react";
import { ChatComposer } from "../chat/chat-composer.tsx";
import type { ChatEntry } from "../chat/chat-entry.ts";
import { ChatLog } from "../chat/chat-log.tsx";
import styles from "./gallery.module.css";
import { useGalleryMessages } from "./messages.ts";
import { listOf } from "./samples.ts";
import { Sample, Section } from "./section.tsx";

const nothing = () => {};
const MAX = 2000;

const minutes = (i: number) => String((i * 7) % 60).padStart(2, "0");

function useSampleEntries(): readonly ChatEntry[] {
  const text = useGalleryMessages();
  const lines = listOf(text.chat);
  return Array.from({ length: 9 }, (_, i) => ({
    key: `m${i}`,
    author: { name: i % 3 === 1 ? text.names.sato : text.names.aoki, imageUrl: null },
    isMine: i % 3 === 1,
    content: lines[i % lines.length] ?? "",
    time: `2026-11-${i < 4 ? "20" : "21"}T10:${minutes(i)}:00+09:00`,
    removed: i === 3,
    state: i === 7 ? "failed" : "sent",
    read: i < 5,
  }));
}

export function ChatSection() {
  const text = useGalleryMessages();
  const entries = useSampleEntries();
  const [message, setMessage] = useState("");
  return (
    <Section title={text.sections.chat}>
      <Sample name="ChatLog, ChatComposer">
        <div className={styles.chat}>
          <ChatLog
            entries={entries}
            firstUnreadKey="m6"
            hasOlder={false}
            loadingOlder={false}
            onLoadOlder={nothing}
            onRetry={nothing}
            onDiscard={nothing}
            onRemove={nothing}
            onSeen={nothing}
          />
          <ChatComposer
            value={message}
            onChange={setMessage}
            onSend={() => setMessage("")}
            error={null}
            maxLength={MAX}
            length={message.length}
          />
        </div>
      </Sample>
    </Section>
  );
}
