import { Button } from '@data1522/design-system/Button'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { renderProduct, shownAddress } from '../../../../tests/support/product.tsx'
import { ComingSoon } from './ComingSoon.tsx'
import { registrationAfter, workEndAfter } from './dates.ts'
import { ServerError } from './ServerError.tsx'
import { UnderMaintenance } from './UnderMaintenance.tsx'
import { useServerRetry } from './useServerRetry.ts'

const groups = ['statusPages', 'errors', 'titles'] as const
const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => {
  vi.useRealTimers()
  server.resetHandlers()
})
afterAll(() => server.close())

const stand = (now: string) =>
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const time = (date: Date) => [date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()]

test.each([
  ['2026-11-20T10:00:00', [12, 1, 9, 0]],
  ['2026-11-29T10:00:00', [1, 1, 9, 0]],
  ['2026-12-01T09:00:00', [1, 1, 9, 0]],
])('from %s on the opening is on %j', (now, expected) => {
  expect(time(registrationAfter(new Date(now).getTime()))).toEqual(expected)
})

test.each([
  ['2026-11-20T10:05:00', [11, 20, 11, 0]],
  ['2026-11-20T10:50:00', [11, 20, 12, 0]],
  ['2026-11-20T23:50:00', [11, 21, 1, 0]],
])('from %s on the work ends at %j', (now, expected) => {
  expect(time(workEndAfter(new Date(now).getTime()))).toEqual(expected)
})

describe('coming soon', () => {
  test('counts down, and says when it is open', async () => {
    stand('2026-11-27T08:59:58')
    await renderProduct(<ComingSoon />, { groups })
    expect(screen.getByRole('timer', { name: 'Until the opening' }).textContent).toMatch(
      /04 days 00 hours 00 minutes 02 seconds/,
    )
    vi.setSystemTime(new Date('2026-12-01T08:59:59'))
    for (let second = 0; second < 3; second++) await pass(1000)
    expect(screen.getByRole('heading', { level: 1, name: 'It is open' })).toBeTruthy()
    expect(screen.queryByRole('timer')).toBeNull()
  })

  test('takes an address, says what is wrong with one, and that it is a demo', async () => {
    const { user } = await renderProduct(<ComingSoon />, { groups })
    expect(screen.getByText(/This is a demo/)).toBeTruthy()
    const field = screen.getByRole('textbox', { name: /Email/ })
    await user.type(field, 'ada@example')
    await user.click(screen.getByRole('button', { name: 'Notify me' }))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    expect((field as HTMLInputElement).value).toBe('ada@example')
    await user.type(field, '.org{Enter}')
    expect(screen.getByRole('status').textContent).toContain('ada@example.org')
    expect(document.activeElement).toBe(screen.getByRole('status'))
  })
})

describe('under maintenance', () => {
  test('says when it ends, that it has not when asked, and goes on when it has', async () => {
    stand('2026-11-20T10:05:00')
    await renderProduct(<UnderMaintenance />, { groups })
    expect(screen.getByRole('heading', { level: 1, name: /^Back at 11:00/ })).toBeTruthy()
    act(() => screen.getByRole('button', { name: 'Check again' }).click())
    expect(screen.getByRole('status').textContent).toMatch(/Not yet, at 10:05:00.*in 55 minutes/)
    await pass(56 * 60 * 1000)
    expect(screen.getByRole('heading', { level: 1, name: 'We are back' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/data1522')
  })
})

describe('a server error', () => {
  const summary = (answer: () => Response) => server.use(http.get('*/api/apps/users/summary', answer))

  test('tries again in vain and says so, then goes where one was going', async () => {
    summary(() => HttpResponse.error())
    const { user } = await renderProduct(<ServerError />, {
      groups,
      address: '/pages/misc/internal-server-error?to=/apps/chat',
    })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await screen.findByRole('status')).textContent).toMatch(/^Still no answer at \d/)
    summary(() => HttpResponse.json({ message: 'You may not' }, { status: 403 }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await vi.waitFor(() => expect(shownAddress()).toBe('/apps/chat'))
  })

  test('fetches nobody back who has left meanwhile', async () => {
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    server.use(http.get('*/api/apps/users/summary', () => held.then(() => HttpResponse.json({}))))
    let retrying: Promise<void> | undefined
    function Waiting() {
      const { retry } = useServerRetry()
      return <Button onPress={() => void (retrying = retry())}>Try again</Button>
    }
    function Away() {
      const navigate = useNavigate()
      return <Button onPress={() => void navigate('/elsewhere')}>Away</Button>
    }
    const { user } = await renderProduct(
      <>
        <Routes>
          <Route path="/pages/*" element={<Waiting />} />
          <Route path="*" element={null} />
        </Routes>
        <Away />
      </>,
      { groups, address: '/pages/misc/internal-server-error?to=/apps/chat' },
    )
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await user.click(screen.getByRole('button', { name: 'Away' }))
    answer()
    await act(() => retrying!)
    expect(shownAddress()).toBe('/elsewhere')
  })

  test('does not go to another site', async () => {
    summary(() => HttpResponse.json({}))
    const { user } = await renderProduct(<ServerError />, { groups, address: '/x?to=//evil.example' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await vi.waitFor(() => expect(shownAddress()).toBe('/'))
  })
})
