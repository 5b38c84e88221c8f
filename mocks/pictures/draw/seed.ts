/** What all chance in the pictures grows from. */
export const SEED = 1522
