/** Links lead here that set up an operator's account. */
export const setUpPath = (token: string): string => `/operator/set_up?token=${token}`;
export const operatorsPath = "/operator/operators";
