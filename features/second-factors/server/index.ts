export { addFirstApp, beginFirstApp } from "./first-app.ts";
export { proveOwner } from "./prove-owner.ts";
export { removeSecondFactors } from "./remove-all.ts";
export { hasSecondFactor } from "./second-factors.sql.ts";
export { anyPasskeyOptions, availableFactors, verifySecondFactor } from "./verify.ts";
