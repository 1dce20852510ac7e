import type { ApiError } from "#kit/web/api/api-error.ts";

/** The body is wrapped, so the server names its fields by `portfolio.` or `activity.` before them. R112, R113 */
export const unwrapped = ({ faults, code }: ApiError) =>
  faults.length === 0
    ? [{ message_code: code }]
    : faults.map((one) => ({
        ...one,
        ...(one.field && { field: one.field.replace(/^(portfolio|activity)\./, "") }),
      }));
