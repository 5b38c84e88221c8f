/** Whether two values are one to a server that does not tell letter case apart. */
export const isSameValue = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
