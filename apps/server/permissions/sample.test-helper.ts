import type { AnyCall, CallInput } from "#kit/contract/call.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import type { TestInput } from "#kit/testing/test-client.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import type { World } from "./world.test-helper.ts";

/** A row of the table has a call, what it is about, and an input that reaches the policy. */
export type Sample = {
  readonly call: AnyCall;
  readonly about: string;
  readonly input: (world: World) => TestInput;
};

export const sample = <C extends AnyCall>(
  call: C,
  about: string,
  input: (world: World) => CallInput<C>,
): Sample => ({ call, about, input: input as Sample["input"] });

/** Makes samples of one call about several rows, named by what each is about. */
export const samples = <C extends AnyCall>(
  call: C,
  inputs: Readonly<Record<string, (world: World) => CallInput<C>>>,
): Sample[] => Object.entries(inputs).map(([about, input]) => sample(call, about, input));

/**
 * The office of each community has rows of this kind. `world.rowOf(kind)` is one of Aoba, and the sweep tries one of
 * another community wherever a call names such a row: at these places of these paths.
 */
export type OfficeRow = {
  readonly kind: string;
  readonly places: readonly (readonly [path: RegExp, place: RegExp])[];
  readonly make: (server: TestServer, who: PersonKey, communityId: number) => Promise<number>;
};
