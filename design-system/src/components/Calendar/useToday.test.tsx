import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import { RangeCalendar } from '../RangeCalendar/RangeCalendar.tsx'
import { Calendar } from './Calendar.tsx'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: new Date(2026, 10, 30, 23, 59, 59),
  })
  return () => void vi.useRealTimers()
})

const day = '2026-11-30'
const all = (
  <>
    <Calendar label="Day" />
    <RangeCalendar label="Days" />
    <DatePicker label="Date" display="relative" defaultValue={day} />
    <DateRangePicker label="Period" display="relative" defaultValue={{ start: day, end: day }} />
  </>
)

test('what a server drew on another day is taken over, and then says what day it is', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(all)
  vi.setSystemTime(new Date(2026, 11, 1, 9))
  const complained = vi.spyOn(console, 'error')
  const failed = vi.fn<(error: unknown) => void>()
  const root = await act(() => hydrateRoot(place, all, { onRecoverableError: failed }))
  expect(failed).not.toHaveBeenCalled()
  expect(complained).not.toHaveBeenCalled()
  expect(screen.getAllByRole('button', { name: /^Today, .*December 1, 2026/ })).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Date Yesterday' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Period Yesterday' })).toBeTruthy()
  act(() => root.unmount())
  place.remove()
})

test('moves on at midnight', async () => {
  await render(all)
  expect(screen.getByRole('button', { name: 'Date Today' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole('button', { name: 'Date Yesterday' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Today, .*November 30/ })).toBeNull()
})
