/** How Chromium, Firefox, Safari and Vite say that a part of the product could not be fetched. */
const sayings = /dynamically imported module|module script failed|preload CSS/i

/** Whether a part of the product did not come: a new deployment took it away, or there is no connection. */
export const isChunkFailure = (error: unknown) => error instanceof Error && sayings.test(error.message)
