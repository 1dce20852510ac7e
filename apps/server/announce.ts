import type { Config } from "./config.ts";
import type { EnishiServer } from "./create-server.ts";
import { API_DOCS_PATH, MAILBOX_PATH } from "./pages.ts";

/** Tells the person at the terminal where everything is. */
export async function announce(config: Config, server: EnishiServer, port: number): Promise<void> {
  const address = config.publicUrl ?? `http://localhost:${port}`;
  const lines = [
    "",
    `  Enishi is running at ${address}`,
    "",
    `  API description     ${address}${API_DOCS_PATH}`,
    server.services.mailer.mailbox
      ? `  Development mailbox ${address}${MAILBOX_PATH}`
      : "  Mail goes out over SMTP.",
    "",
    `  Database  ${config.databaseUrl ? "PostgreSQL" : `embedded, in ${config.dataDir}`}`,
    "  To use other services, set DATABASE_URL, REDIS_URL, MAIL_URL and FILES_URL (docs/operations.md).",
    "",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
