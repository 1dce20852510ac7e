import type { Who } from "#kit/testing/test-client.ts";

/** The table has a column for one person of each kind, of Aoba unless said otherwise. */
export const people = {
  guest: { who: "guest", is: "somebody without a session" },
  alumnus: { who: "hanako", is: "Hanako" },
  employee: { who: "ken", is: "Ken" },
  administrator: { who: "misaki", is: "Misaki" },
  contractor: { who: "makoto", is: "Makoto" },
  paused: { who: "sho", is: "Sho, an alumnus whom an administrator has paused" },
  candidate: { who: "aoi", is: "Aoi, an alumna who waits to be let in" },
  left: { who: "nao", is: "Nao, an alumnus who has left" },
  "other member": { who: "ren", is: "Ren, an alumnus of another community" },
  "other contractor": { who: "yui", is: "Yui, the contractor of another community" },
  operator: { who: "unei", is: "the provider's operator" },
} as const satisfies Record<string, { who: Who; is: string }>;

export type PermissionColumn = keyof typeof people;
export const columns = Object.keys(people) as PermissionColumn[];
