import { findDemo } from "#db/demo/claim.ts";
import { type DemoLogin, demoLogins, demoPassword } from "#db/demo/logins.ts";
import { demoProvider } from "#kit/server/provider.ts";
import type { Config } from "./config.ts";
import type { EnishiServer } from "./create-server.ts";
import { API_DESCRIPTION_PATH, API_DOCS_PATH } from "./pages/api-description.ts";
import { MAILBOX_PATH } from "./pages/mailbox-pages.ts";

export async function printAddresses(config: Config, server: EnishiServer, port: number): Promise<void> {
  const address = config.publicUrl ?? `http://localhost:${port}`;
  const lines = [
    "",
    `  Enishi is running at ${address}`,
    "",
    `  API description      ${address}${config.isProduction ? API_DESCRIPTION_PATH : API_DOCS_PATH}`,
    server.services.mailer.mailbox
      ? `  Development mailbox  ${address}${MAILBOX_PATH}`
      : "  Mail goes out over SMTP.",
    ...demoLines(address, await findDemo(server.services.database)),
    "",
    ...(config.maintenance ? ["  MAINTENANCE=on: calls are refused and no job is begun.", ""] : []),
    ...serviceLines(config),
    ...(config.isProduction && config.provider.name === demoProvider.name
      ? ["", "  PROVIDER_NAME, PROVIDER_ADDRESS and PROVIDER_CONTACT_EMAIL still name nobody: set them."]
      : []),
    "",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

type Demo = Awaited<ReturnType<typeof findDemo>>;

function demoLines(address: string, demo: Demo): string[] {
  if (!demo?.isFinished) return [];
  const line = ({ role, email, path }: DemoLogin) =>
    `    ${role.padEnd(14)} ${email.padEnd(26)} ${address}${path}`;
  const key = demo.operatorAppKey;
  return [
    "",
    `  Demo people, all with the password ${demoPassword}`,
    ...demoLogins.map(line),
    // A demo that an earlier version made has an operator without a second factor.
    key === null
      ? "    The operator sets up the account first: npm run operator -- invite operator@enishi.example"
      : `    The operator's code: npm run operator -- code ${key}`,
  ];
}

/** Says where the data is now, and how to store each part elsewhere. */
function serviceLines(config: Config): string[] {
  const { databaseUrl, dataDir, redisUrl, mailUrl, filesUrl } = config;
  const own = (isOwn: boolean, elsewhere: string, here: string, example: string): string =>
    isOwn ? elsewhere : `${here.padEnd(44)} e.g. ${example}`;
  return [
    `  Database  ${own(databaseUrl !== undefined, "PostgreSQL", `embedded, in ${dataDir}`, "DATABASE_URL=postgres://user:password@localhost:5432/enishi")}`,
    `  Live      ${own(redisUrl !== undefined, "Redis", "this process alone", "REDIS_URL=redis://localhost:6379")}`,
    `  Mail      ${own(mailUrl !== null, "SMTP", "the development mailbox", "MAIL_URL=smtp://user:password@localhost:587")}`,
    `  Files     ${own(filesUrl.startsWith("s3:"), "S3", "a folder beside the database", "FILES_URL='s3://KEY:SECRET@localhost:9000/enishi?region=ap-northeast-1'")}`,
    "  Every setting is explained in docs/operations.md.",
  ];
}
