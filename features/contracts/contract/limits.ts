export const REMARKS = { min: 0, max: 1_000 };
/** From this part of the limit on there is still time to plan: the menu and the dashboard say so. */
export const FILLING_UP = 0.8;
/** From this part of the limit on, the contract warns that it will soon be reached. */
export const NEARLY_FULL = 0.9;
