/** A picture of the sample data. */
export const picture = (path: string) => `${import.meta.env.BASE_URL}pictures/${path}.svg`
