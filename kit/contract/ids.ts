/** Of rows what acts upon them are told. */
export const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);
