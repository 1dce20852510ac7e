import { isUnavailable } from "#kit/server/database/errors.ts";
import { FolderInUse } from "#kit/server/database/folder-lock.ts";
import { DatabaseNewer, MaintenanceNeeded, MigrationBlocked } from "#kit/server/database/migrate.ts";
import { ConfigError } from "./config.ts";

const ownWords = [ConfigError, FolderInUse, DatabaseNewer, MaintenanceNeeded, MigrationBlocked];

/** The keys are codes of the system or of PostgreSQL. */
const words: Readonly<Record<string, string>> = {
  EADDRINUSE:
    "The port is taken by another program. Set PORT to a free one, for example PORT=3001 npm start.",
  EADDRNOTAVAIL: "This machine does not have the address of HOST. Set HOST to one of its own, or to 0.0.0.0.",
  EACCES:
    "The server may not use a file, a folder or the port: see to the rights of DATA_DIR, and set PORT to 1024 or more.",
  ENOSPC: "The disk is full. Make room where DATA_DIR is, and start again.",
  "28P01": "PostgreSQL refuses the user or the password of DATABASE_URL.",
  "28000": "PostgreSQL does not let the user of DATABASE_URL in from here: look at its pg_hba.conf.",
  "3D000": "PostgreSQL has no database of the name in DATABASE_URL. Create it, or correct the name.",
  "42501": "The user of DATABASE_URL may not make tables. Let it own the database.",
  "25006": "The database of DATABASE_URL can only be read: it is a replica. Name the primary.",
};

/** Returns what the person who started it can act on; an unforeseen error keeps its stack. */
export function explainStart(error: unknown): string {
  if (ownWords.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code = "", message, stack } = error as NodeJS.ErrnoException;
  if (words[code]) return words[code];
  if (isUnavailable(error))
    return `The database of DATABASE_URL does not answer (${code || message}). See that PostgreSQL runs, that host and port are right and reachable from here, and start again.`;
  return stack ?? String(error);
}
