import { onTestFinished, vi } from 'vitest'

/** Lets the person of a test sit in a time zone: what is rendered after it is in its words. */
export function sitIn(timeZone: string) {
  const real = new Intl.DateTimeFormat().resolvedOptions()
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  spy.mockReturnValue({ ...real, timeZone })
  onTestFinished(() => spy.mockRestore())
}
