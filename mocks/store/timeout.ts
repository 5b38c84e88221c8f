/** Settles after so many milliseconds; in a race it bounds the wait for something that may never come. */
export const timeout = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
