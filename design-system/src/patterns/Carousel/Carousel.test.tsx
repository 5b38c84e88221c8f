import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Carousel } from './Carousel.tsx'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (seconds?: number) =>
  render(
    <Carousel
      label="The website"
      pauseLabel="Stop"
      playLabel="Go on"
      seconds={seconds}
      slides={['Traffic', 'Spending'].map((label) => ({ id: label, label, content: label }))}
    />,
  )
const shown = () =>
  screen.getAllByRole('group', { hidden: true }).find((slide) => !slide.hasAttribute('inert'))!.textContent

test('a slide comes by a press, and by keys', async () => {
  await show()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Spending' }))
  expect(shown()).toBe('Spending')
  screen.getByRole('button', { name: 'Traffic' }).focus()
  await user.keyboard('{Enter}')
  expect(shown()).toBe('Traffic')
})

test('slides come by turns, and rest while one looks at them', async () => {
  vi.useFakeTimers()
  await show(5)
  act(() => void vi.advanceTimersByTime(5000))
  expect(shown()).toBe('Spending')
  act(() => screen.getByRole('button', { name: 'Stop' }).focus())
  act(() => void vi.advanceTimersByTime(20_000))
  expect(shown()).toBe('Spending')
})
