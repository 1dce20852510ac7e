const base = "/community/account/turnovers";

/** An employee confirms here that they become an alumnus, or objects. */
export const ownTurnoverPath = (id: number): string => `${base}/${id}`;
/** The letter's link to object leads here, also without being signed in. */
export const objectionPath = (token: string): string => `/community/users/turnover_objection?token=${token}`;
