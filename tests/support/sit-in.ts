import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { setZone } from '../../dashboard/src/core/i18n/zone.ts'
import { PERSON } from './product.tsx'

/** Lets the person of a test sit in a time zone: what is rendered after it is in its words. */
export function sitIn(timeZone: string) {
  setZone(PERSON, timeZone)
  onTestFinished(() => act(() => setZone(PERSON, '')))
}
