import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { setZone } from '../../dashboard/src/core/i18n/zone.ts'
import { accounts } from '../../mocks/seed/accounts.ts'

/** Lets the admin of a test sit in a time zone: what is rendered after it is in its words. */
export function sitIn(timeZone: string) {
  const { id } = accounts[0]!
  setZone(id, timeZone)
  onTestFinished(() => act(() => setZone(id, '')))
}
