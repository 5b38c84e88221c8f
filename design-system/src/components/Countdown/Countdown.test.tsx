import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { cellsOf } from './cells.ts'
import { Countdown } from './Countdown.tsx'

const start = new Date('2026-11-20T09:00:00Z')
const inMs = (ms: number) => new Date(start.getTime() + ms)
const said = () => screen.getByRole('timer').textContent!.replaceAll(/\s+/g, ' ').trim()

beforeEach(() => void vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['en', '02 days 03 hours 01 minute 04 seconds'],
  ['fr', '02 jours 03 heures 01 minute 04 secondes'],
] as const)('says in %s what is left', async (language, words) => {
  await render(<Countdown until={inMs(183_664_000)} label="Opening" />, { language })
  expect(said()).toBe(words)
  expect(screen.getByRole('timer', { name: 'Opening' })).toBeTruthy()
})

test('writes the dual of Arabic with its figure', () => {
  expect(cellsOf(2 * 24 * 60 * 60 * 1000, 'ar-AE')[0]).toEqual({ unit: 'day', figure: '02', word: 'يومان' })
})

test('goes down by the second, and says once that the moment has come', async () => {
  const onEnd = vi.fn<() => void>()
  await render(<Countdown until={inMs(2500)} label="Opening" onEnd={onEnd} />)
  expect(said()).toContain('03 seconds')
  const shown: string[] = []
  for (let step = 0; step < 4; step++) {
    await act(() => vi.advanceTimersByTimeAsync(1010))
    shown.push(/(\d\d) seconds?$/.exec(said())![1]!)
  }
  expect(shown).toEqual(['02', '01', '00', '00'])
  expect(onEnd).toHaveBeenCalledExactlyOnceWith()
})

test('is at zero for a moment that is over', async () => {
  const onEnd = vi.fn<() => void>()
  await render(<Countdown until={inMs(-5000)} label="Opening" onEnd={onEnd} />)
  expect(said()).not.toMatch(/[1-9]/)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('what a server drew at another moment is taken over, and then says what is left', async () => {
  const countdown = <Countdown until={inMs(2500)} label="Opening" />
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(countdown)
  vi.setSystemTime(inMs(1000))
  const failed = vi.fn<(error: unknown) => void>()
  const root = await act(() => hydrateRoot(place, countdown, { onRecoverableError: failed }))
  expect(failed).not.toHaveBeenCalled()
  expect(place.textContent).toContain('02')
  act(() => root.unmount())
  place.remove()
})
