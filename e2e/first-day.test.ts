import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { readPart, startSmtpServer } from "#kit/server/mail/smtp-server.test-helper.ts";
import { countActs } from "./count-acts.ts";
import { anySize, expect, expectAccessible, type Journey, test } from "./journey.ts";
import { startProduct } from "./start-product.ts";

const FIVE_MINUTES = 300;
const password = "Kiku-no-hana-9";
const contractor = "sakura@example.jp";
const alumnus = "daichi@example.jp";
const community = "桜商会アルムナイ";

/** Labels say beside their words whether a field is required. */
const labelled = (page: Page) => (label: string) =>
  page.getByRole("textbox", {
    name: new RegExp(`^${label.replace(/[()]/g, "\\$&")}\\s*(Required|Optional)?$`),
  });

/** Returns a port that nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/** The product on an empty database, with a mail server of its own. */
async function startEmpty() {
  const folder = await mkdtemp(join(tmpdir(), "enishi-first-day-"));
  const smtp = await startSmtpServer();
  const settings = { PORT: String(await freePort()), DATA_DIR: folder, MAIL_URL: smtp.url };
  const product = await startProduct(settings);
  return {
    product,
    /** Waits for the newest mail to the address that holds such a link, and returns the link. */
    linkMailedTo: async (address: string, link: RegExp): Promise<string> => {
      let found: string | undefined;
      const look = () => {
        const texts = smtp.delivered
          .filter(({ to }) => to.includes(address))
          .map(({ raw }) => link.exec(readPart(raw, "text/plain"))?.[0]);
        found = texts.findLast((text) => text !== undefined);
        return found;
      };
      await expect.poll(look, { message: `a mail to ${address} with ${link}` }).toBeDefined();
      return found ?? "";
    },
    end: async () => {
      await product.end();
      await smtp.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What the page says about the first day; whatever is pressed here stands there. */
async function readFirstDay(): Promise<string> {
  const page = await readFile("docs/operations.md", "utf8");
  return /\n## First day\n([\s\S]*?)\n## /.exec(page)?.[1]?.replaceAll(/\s+/g, " ") ?? "";
}

test("an empty database becomes a community with its first alumnus, by what the page about the first day says", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  journey.expectRefusals();
  const started = await startEmpty();
  try {
    await liveThrough(journey, started);
  } finally {
    await started.end();
  }
});

async function liveThrough(
  { guest }: Journey,
  { product, linkMailedTo }: Awaited<ReturnType<typeof startEmpty>>,
): Promise<void> {
  const page = await readFirstDay();
  const { acts, on } = countActs();
  const somebody = async () => {
    const window = await guest();
    const { fill, press } = on(window, labelled(window));
    return {
      window,
      fill,
      press: async (role: "link" | "button", name: string) => {
        expect(page, "the page about the first day").toContain(`*${name}*`);
        await press(role, new RegExp(`^${name}$`));
      },
      agree: async (...names: string[]) => {
        // A consent counts for the version of the terms that has been loaded.
        await window.waitForLoadState("networkidle");
        for (const name of names) await press("checkbox", name);
      },
    };
  };
  const heading = (window: Page, name: string) => window.getByRole("heading", { name });

  // 1 and 2
  const printed = await product.prints(/http\S+\/operator\/set_up\?token=\S+/);
  const operator = await somebody();
  await operator.window.goto(printed);
  await operator.press("button", "English");
  await expect(heading(operator.window, "Set up an operator’s account")).toBeVisible();
  await expectAccessible(operator.window);
  await operator.fill("Email address", "kei@enishi.example");
  await operator.fill("Family name", "織部");
  await operator.fill("Given name", "圭");
  await operator.fill("Password", password);
  await operator.fill("Password again", password);
  const key = (await operator.window.locator("code").innerText()).replaceAll(" ", "");
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await operator.fill("The six-digit code of your authenticator app", app.generate());
  await operator.press("button", "Set up and log in");
  await operator.press("button", "I have saved them");
  await expect(heading(operator.window, "Communities")).toBeVisible();
  const late = await somebody();
  await late.window.goto(printed);
  await late.press("button", "English");
  await expect(heading(late.window, "This link cannot be used")).toBeVisible();

  // 3
  await operator.press("link", "New community");
  await operator.fill("Name of the community", community);
  await operator.fill("Organisation", "桜商会");
  await operator.fill("Plan", "ライト");
  await operator.fill("Email address", contractor);
  await operator.fill("Family name", "桜井");
  await operator.fill("Given name", "咲");
  await operator.press("button", "Create and send the invitation");
  await expect(operator.window.getByText("They have not joined yet.")).toBeVisible();
  await expectAccessible(operator.window);

  // 4
  const sakura = await somebody();
  await sakura.window.goto(await linkMailedTo(contractor, /http\S+\/invited_communities\/employee\/[\w-]+/));
  await sakura.press("button", "Register");
  await sakura.fill("Family name (kana)", "サクライ");
  await sakura.fill("Given name (kana)", "サキ");
  await sakura.fill("Birthday", "1984/04/02");
  await sakura.fill("Password", password);
  await sakura.fill("Password (again)", password);
  await sakura.agree(`I agree to the notes on using ${community}`);
  await sakura.press("button", "Check your details");
  await sakura.press("button", "Register");
  await sakura.press("link", "Open the community");

  // 5
  await sakura.press("button", "Invite people");
  const invitation = sakura.window.getByRole("dialog", { name: "Invite people" });
  const link = invitation.getByRole("textbox", { name: "Invitation link" });
  await expect(link).toHaveValue(/^http/);
  await sakura.press("button", "Copy link");
  const told = `${acts.presses} presses and ${acts.fields} fields to the first invitation: people need about ${Math.round(acts.seconds)} s`;
  test.info().annotations.push({ type: "first invitation", description: told });
  process.stdout.write(`${told}\n`);
  expect(acts.seconds, "so long it takes from the printed link on").toBeLessThan(FIVE_MINUTES);
  const sent = await link.inputValue();
  await sakura.window.keyboard.press("Escape");

  // 6
  const daichi = await somebody();
  await daichi.window.goto(sent);
  await daichi.press("button", "English");
  await daichi.press("button", "Register");
  for (const [label, text] of [
    ["Family name", "木村"],
    ["Given name", "大地"],
    ["Family name (kana)", "キムラ"],
    ["Given name (kana)", "ダイチ"],
    ["Display name", "木村大地"],
    ["Birthday", "1990/05/06"],
    ["Email address", alumnus],
    ["Email address (again)", alumnus],
    ["Joined", "2012/04"],
    ["Left", "2020/03"],
    ["Password", password],
    ["Password (again)", password],
  ] as const)
    await daichi.fill(label, text);
  await daichi.agree(`I agree to the membership terms of ${community}`);
  await daichi.press("button", "Check your details");
  await daichi.press("button", "Register");
  await expect(heading(daichi.window, "We’ve sent you an email")).toBeVisible();
  await daichi.window.goto(await linkMailedTo(alumnus, /http\S+\/register_alumnus_finished\?token=[\w-]+/));
  await daichi.press("button", "Complete the registration");
  await expect(heading(daichi.window, "Thank you for applying")).toBeVisible();

  // 7
  await sakura.press("link", "Admin console");
  await sakura.press("link", "Awaiting approval");
  await sakura.window.getByRole("checkbox", { name: /木村 大地/ }).check();
  await sakura.press("button", "Approve");
  await sakura.press("button", "Approve 1 person and email them");
  await expect(sakura.window.getByText("Approved 木村 大地")).toBeVisible();
  await sakura.press("link", "Alumni");
  await expect(sakura.window.getByRole("table").getByText("木村 大地")).toBeVisible();

  await operator.window.reload();
  await expect(operator.window.getByText("2 of 500 places are taken")).toBeVisible();
}
