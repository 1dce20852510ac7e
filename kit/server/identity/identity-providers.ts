import { createIdentityProvider, type IdentityProvider } from "./identity-provider.ts";
import type { IdentityServices, IdentitySettings } from "./settings.ts";

export type IdentityProviders = { readonly [K in keyof IdentityServices]?: IdentityProvider };

/** The services that people may sign in with; what they say of themselves is asked at the first use. */
export const createIdentityProviders = (services: IdentityServices): IdentityProviders =>
  Object.fromEntries(
    Object.entries(services)
      .filter((entry): entry is [string, IdentitySettings] => entry[1] !== undefined)
      .map(([name, settings]) => [name, createIdentityProvider(settings)]),
  );
