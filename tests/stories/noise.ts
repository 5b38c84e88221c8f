import type { Page } from 'playwright-core'
import { type Exception, takeOff } from './exceptions.ts'

/** Allows the console messages that contain `text`. */
export interface NoiseException extends Exception {
  text: string
}

/** What Chrome says of a file that it asked for just before the mock's worker took over, and fetches once more. */
const ofBrowser = 'it is a cross-world service worker resource mismatch'

/** Everything that the page complained about since the last call. */
export async function takeNoise(page: Page) {
  const messages = (await page.consoleMessages())
    .filter((message) => message.type() === 'error' || message.type() === 'warning')
    .filter((message) => !message.text().includes(ofBrowser))
    .map((message) => `console ${message.type()}: ${message.text()} (${message.location().url})`)
  const errors = (await page.pageErrors()).map((error) => `page error: ${error.stack ?? error.message}`)
  await Promise.all([page.clearConsoleMessages(), page.clearPageErrors()])
  return [...messages, ...errors]
}

/** Noise that no exception of the story covers, and exceptions that cover nothing. */
export function noiseProblems(noise: string[], exceptions: NoiseException[]) {
  const { left, stale } = takeOff(noise, exceptions, ({ text }, line) => line.includes(text))
  return [
    ...left,
    ...stale.map(({ text }) => `stale: nothing on the console says "${text}" any more; remove the exception`),
  ]
}
