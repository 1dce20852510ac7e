import { DAY_MS, HOUR_MS, MINUTE_MS } from "#kit/contract/durations.ts";
import type { DemoPerson } from "../people/person.ts";
import { alumni, departedAlumnus, pausedAlumnus } from "../people/roster.ts";
import { daysBefore } from "../stage.ts";
import type { DemoPost } from "./write.ts";

/** The people of a wave register together and are approved the day after. */
export type Wave = { readonly people: readonly DemoPerson[]; readonly registers: Date; readonly letIn: Date };

/** The plan says what happens when, and who is there then. */
export type Plan = {
  readonly communityId: number;
  /** Returns the hour of the day at a moment between the founding (0) and the present (1). */
  readonly at: (moment: number, hour: number) => Date;
  /** Returns a time some hours later, but never in the future. */
  readonly after: (time: Date, hours: number) => Date;
  readonly waves: readonly Wave[];
  readonly alumniAt: (time: Date) => readonly DemoPerson[];
  /** Tells whether somebody visits at this time; people come for some weeks and stay away for others. */
  readonly isActive: (person: DemoPerson, time: Date) => boolean;
  /** The posts written so far are kept by number. */
  readonly made: Map<number, DemoPost>;
};

const FOUNDERS = 24;
const WAVE = 6;
const SEASON_MS = 20 * DAY_MS;

export function makePlan(communityId: number, now: Date, days: number): Plan {
  const at = (moment: number, hour: number) => daysBefore(now, Math.round(days * (1 - moment)), hour);
  const everybody = [
    ...alumni.slice(0, FOUNDERS),
    ...pausedAlumnus,
    ...alumni.slice(FOUNDERS),
    ...departedAlumnus,
  ];
  const away = [...pausedAlumnus, ...departedAlumnus];
  const starts = [
    0,
    ...Array.from({ length: Math.ceil((everybody.length - FOUNDERS) / WAVE) }, (_, i) => FOUNDERS + i * WAVE),
  ];
  const waves = starts.map((start, i) => ({
    people: everybody.slice(start, starts[i + 1] ?? everybody.length),
    registers: at(0.012 + i * 0.11, 10),
    letIn: new Date(at(0.012 + i * 0.11, 10).getTime() + 23 * HOUR_MS),
  }));
  return {
    communityId,
    at,
    after: (time, hours) => new Date(Math.min(time.getTime() + hours * HOUR_MS, now.getTime() - MINUTE_MS)),
    waves,
    alumniAt: (time) =>
      waves
        .filter(({ letIn }) => letIn.getTime() + HOUR_MS < time.getTime())
        .flatMap(({ people }) => people)
        .filter((person) => !away.includes(person)),
    isActive: ({ key }, time) =>
      (key.length + Math.floor(time.getTime() / SEASON_MS) + key.charCodeAt(0)) % 4 === 0,
    made: new Map(),
  };
}
