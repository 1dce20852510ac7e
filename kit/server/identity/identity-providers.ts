import { createIdentityProvider, type IdentityProvider } from "./identity-provider.ts";
import type { IdentityServices, IdentitySettings } from "./settings.ts";

export type IdentityProviders = { readonly [K in keyof IdentityServices]?: IdentityProvider };

/** Creates the services that people may sign in with; each is asked for its configuration at its first use. */
export const createIdentityProviders = (services: IdentityServices): IdentityProviders =>
  Object.fromEntries(
    Object.entries(services)
      .filter((entry): entry is [string, IdentitySettings] => entry[1] !== undefined)
      .map(([name, settings]) => [name, createIdentityProvider(settings)]),
  );
