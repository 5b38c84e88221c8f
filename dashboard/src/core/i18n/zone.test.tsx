import { Text } from '@data1522/design-system/Text'
import { act, screen } from '@testing-library/react'
import { useIntl } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { sessionAtom } from '../auth/session.ts'
import { store } from '../store.ts'
import { useFormats } from './useFormats.ts'
import { setZone } from './zone.ts'

/** Who `renderProduct` signs in. */
const PERSON = 9
afterEach(() => act(() => setZone(PERSON, '')))

function Times() {
  const { time, day } = useFormats()
  const { formatDate } = useIntl()
  const alone = formatDate('2026-11-20', { day: 'numeric' })
  return <Text>{`${time('2026-11-20T23:30:00Z')} | ${day('2026-11-20T23:30:00Z')} | ${alone}`}</Text>
}
const said = () => screen.getByText(/\|/).textContent!.replaceAll('\u202f', ' ')

test('times follow the zone that the person has chosen at once, and dates without a time stay', async () => {
  await renderProduct(<Times />, { rules: [] })
  act(() => setZone(PERSON, 'Asia/Tokyo'))
  expect(said()).toBe('8:30 AM | Nov 21, 2026 | 20')
  act(() => setZone(PERSON, 'America/Los_Angeles'))
  expect(said()).toBe('3:30 PM | Nov 20, 2026 | 20')
})

test('the next visit knows the zone; nobody else has it, nor does who is signed out', async () => {
  await renderProduct(<Times />, { rules: [] })
  const session = store.get(sessionAtom)!
  const others = said()
  act(() => setZone(PERSON, 'Pacific/Kiritimati'))
  const own = said()
  expect(own).not.toBe(others)
  // As after a reload: what this browser keeps counts.
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })))
  expect(said()).toBe(own)
  act(() => store.set(sessionAtom, { ...session, userData: { ...session.userData, id: 5 } }))
  expect(said()).toBe(others)
  act(() => store.set(sessionAtom, null))
  expect(said()).toBe(others)
})

test('a zone that this browser does not know is no fault', async () => {
  await renderProduct(<Times />, { rules: [] })
  const before = said()
  act(() => setZone(PERSON, 'Moon/Crater'))
  expect(said()).toBe(before)
})
