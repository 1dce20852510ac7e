/** The office says so briefly why it ends a membership or rejects an application. */
export const officeReason = { max: 500 } as const;
