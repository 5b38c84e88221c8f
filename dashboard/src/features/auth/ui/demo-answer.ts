/** Ms that a server might take. */
const LATENCY = 400

/** Takes the time of a call that this demo does not make. */
export const demoAnswer = () => new Promise<void>((resolve) => setTimeout(resolve, LATENCY))
