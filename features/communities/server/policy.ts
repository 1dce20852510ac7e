import { isAdministrator, type Role } from "#kit/server/access/actor.ts";

export const may = {
  administrate: (standing: { readonly role: Role }): boolean => isAdministrator(standing),
};
