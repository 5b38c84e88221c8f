/** Whether two texts differ in nothing but letter case. */
export const isSameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
