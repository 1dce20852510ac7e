import * as z from "zod/mini";
import { fault } from "#kit/contract/fields/field-errors.ts";
import { fieldRule } from "#kit/contract/fields/field-schema.ts";
import { INTEGER_MAX } from "#kit/contract/wire.ts";

/** R090, R091: these are used where the terms themselves state no version. */
export const defaultConsentVersions = { provider: 1, community: 2 } as const;

/** This stands for the version where no terms are in force: there is nothing to agree to. */
export const NO_TERMS = 0;

export const version = () => z.int().check(z.minimum(NO_TERMS), z.maximum(INTEGER_MAX));
export const consent = () => z._default(z.boolean(), false);

/** R220: the consent has to be given, unless there is nothing to agree to; the server looks whether that is so. */
export const consented = (name: "enishi" | "community") =>
  fieldRule<Record<string, unknown>>(`consent_${name}`, (given) =>
    given[`consent_${name}`] === true || given[`consent_${name}_version`] === NO_TERMS
      ? undefined
      : fault("AGREEMENT"),
  );
