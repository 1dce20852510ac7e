import type { LightMyRequestResponse } from "fastify";
import type { EnishiServer } from "#apps/server/create-server.ts";
import { signIn } from "#features/sessions/contract/calls.ts";
import type { Area } from "#kit/contract/area.ts";
import type { AnswerOf, AnyCall, CallInput } from "#kit/contract/call.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#kit/contract/durations.ts";
import { areaOfKind, sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { type DemoSession, sendCall } from "./client.ts";
import { demoPassword } from "./logins.ts";
import type { MovingClock } from "./moving-clock.ts";
import { type DemoPerson, emailOf } from "./people/person.ts";
import type { Sequence } from "./sequence.ts";

export type DemoClient = <C extends AnyCall>(call: C, input: CallInput<C>) => Promise<AnswerOf<C>>;

/** The demo plays on this stage: the server, its clock, and everybody's session. */
export type Stage = {
  readonly server: EnishiServer;
  readonly clock: MovingClock;
  readonly sequence: Sequence;
  readonly as: (person: DemoPerson) => Promise<DemoClient>;
  readonly asGuest: DemoClient;
  /** The ids of members that have been looked up; see `memberIdOf`. */
  readonly memberIds: Map<string, number>;
};

/** Sessions last 14 days after their last use and 90 days in all; the person signs in again well before. */
const USED_WITHIN_MS = 12 * DAY_MS;
const OPENED_WITHIN_MS = 85 * DAY_MS;

type Kept = {
  readonly session: DemoSession;
  readonly accountId: number;
  readonly openedAt: number;
  usedAt: number;
};

/** The answer has opened this session. */
export function sessionIn({ cookies }: LightMyRequestResponse, area: Area): DemoSession {
  const cookie = cookies.find(({ name }) => name === sessionCookieName(area));
  if (!cookie) throw new Error(`signing in answered without a cookie of the area ${area}`);
  return { area, token: cookie.value };
}

export const clientOf =
  ({ app }: EnishiServer, session: DemoSession | null): DemoClient =>
  async (call, input) =>
    (await sendCall(app, session, call, input)).answer;

export function createStage(server: EnishiServer, clock: MovingClock, sequence: Sequence): Stage {
  const kept = new Map<DemoPerson, Kept>();

  async function logIn(person: DemoPerson): Promise<Kept> {
    const body = { email: emailOf(person), password: demoPassword };
    const { answer, response } = await sendCall(server.app, null, signIn[person.kind], { body });
    if (!("uid" in answer.data)) throw new Error(`${person.key} is asked for a second factor`);
    const now = clock.now().getTime();
    const session = sessionIn(response, areaOfKind[person.kind]);
    return { session, accountId: answer.data.uid, openedAt: now, usedAt: now };
  }

  async function sessionOf(person: DemoPerson): Promise<DemoSession> {
    const now = clock.now().getTime();
    const known = kept.get(person);
    if (known && now - known.usedAt < USED_WITHIN_MS && now - known.openedAt < OPENED_WITHIN_MS) {
      // Months pass in seconds here, and the server would still have the session's earlier expiry cached.
      if (now !== known.usedAt) server.services.access.forgetAccount(known.accountId);
      known.usedAt = now;
      return known.session;
    }
    const opened = await logIn(person);
    kept.set(person, opened);
    return opened.session;
  }

  return {
    server,
    clock,
    sequence,
    as: async (person) => clientOf(server, await sessionOf(person)),
    asGuest: clientOf(server, null),
    memberIds: new Map(),
  };
}

export type Scene = { readonly at: Date; readonly play: () => Promise<void> };

/** Plays the scenes in the order of their times, moving the clock along. */
export async function playScenes(clock: MovingClock, scenes: readonly Scene[]): Promise<void> {
  for (const { at, play } of [...scenes].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    clock.moveTo(at);
    await play();
  }
}

const TOKYO_OFFSET_MS = 9 * HOUR_MS;

/** Returns the time `days` before `now`, at an hour in Japan (9.5 is half past nine), never after `now`. */
export function daysBefore(now: Date, days: number, hour: number): Date {
  const midnight = Math.floor((now.getTime() + TOKYO_OFFSET_MS) / DAY_MS) * DAY_MS - TOKYO_OFFSET_MS;
  const time = midnight - days * DAY_MS + hour * HOUR_MS;
  return new Date(Math.min(time, now.getTime() - MINUTE_MS));
}
