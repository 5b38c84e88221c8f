/** How many different values there are. */
export const unique = (values: Iterable<unknown>) => new Set(values).size
