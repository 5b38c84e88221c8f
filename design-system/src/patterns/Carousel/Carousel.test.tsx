import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Carousel } from './Carousel.tsx'
import type { CarouselProps } from './types.ts'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const names = ['Traffic', 'Spending', 'Revenue', 'Orders', 'Returns']
const show = (props: Partial<CarouselProps> = {}, options?: { language: 'ar' }) =>
  render(
    <Carousel
      label="The website"
      slides={names.map((label) => ({ id: label, label, content: label }))}
      {...props}
    />,
    options,
  )
const made = () => screen.getAllByRole('group', { hidden: true })
const shown = () =>
  made()
    .filter((slide) => !slide.hasAttribute('inert'))
    .map(({ textContent }) => textContent)

test('a slide comes by a press, and by keys', async () => {
  await show()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Spending' }))
  expect(shown()).toEqual(['Spending'])
  screen.getByRole('button', { name: 'Traffic' }).focus()
  await user.keyboard('{Enter}')
  expect(shown()).toEqual(['Traffic'])
  await user.keyboard('{End}')
  expect(shown()).toEqual(['Returns'])
})

test.each([
  [undefined, '{ArrowRight}', '{ArrowLeft}'],
  [{ language: 'ar' }, '{ArrowLeft}', '{ArrowRight}'],
] as const)('arrow keys lead on in reading direction', async (options, forward, back) => {
  await show({}, options)
  const user = userEvent.setup()
  screen.getByRole('button', { name: 'Traffic' }).focus()
  await user.keyboard(forward)
  expect(shown()).toEqual(['Spending'])
  await user.keyboard(back)
  expect(shown()).toEqual(['Traffic'])
})

test('a swipe leads on, and a short one does not', async () => {
  await show()
  const slide = made()[0]!
  const swipe = (to: number) => {
    fireEvent.pointerDown(slide, { pointerType: 'touch', clientX: 200 })
    fireEvent.pointerUp(slide, { pointerType: 'touch', clientX: to })
  }
  swipe(180)
  expect(shown()).toEqual(['Traffic'])
  swipe(90)
  expect(shown()).toEqual(['Spending'])
})

test('several stand side by side, and the last ones fill the view', async () => {
  await show({ effect: 'slide', perView: 3, hasArrows: true })
  const user = userEvent.setup()
  expect(shown()).toEqual(['Traffic', 'Spending', 'Revenue'])
  await user.click(screen.getByRole('button', { name: 'Revenue' }))
  expect(shown()).toEqual(['Revenue', 'Orders', 'Returns'])
  await user.click(screen.getByRole('button', { name: 'Next slide' }))
  expect(shown()).toEqual(['Traffic', 'Spending', 'Revenue'])
})

test('the current one stands in the middle of those beside it', async () => {
  await show({ effect: 'slide', perView: 3, isCentred: true })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Revenue' }))
  expect(shown()).toEqual(['Spending', 'Revenue', 'Orders'])
})

test('only slides near the shown one are made, or those that were seen as well', async () => {
  const { unmount } = await show({ effect: 'slide', renders: 'near', markers: 'count', hasArrows: true })
  expect(screen.getByText('1 of 5')).toBeTruthy()
  expect(made().length).toBe(2)
  unmount()
  await show({ effect: 'slide', renders: 'seen' })
  expect(made().map(({ textContent }) => textContent)).toEqual(['Traffic', 'Spending', '', '', ''])
})

test('slides come by turns, and rest while one looks at them', async () => {
  vi.useFakeTimers()
  await show({ seconds: 5 })
  act(() => void vi.advanceTimersByTime(5000))
  expect(shown()).toEqual(['Spending'])
  act(() => screen.getByRole('button', { name: 'Pause the slides' }).focus())
  act(() => void vi.advanceTimersByTime(20_000))
  expect(shown()).toEqual(['Spending'])
})

const rest = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))

test('slides rest while the keys are in them, though a pointer passes by, and the other way round', async () => {
  vi.useFakeTimers()
  const { container } = await show({ seconds: 5 })
  const carousel = container.querySelector('section > div')!
  const button = screen.getByRole('button', { name: 'Returns' })
  act(() => button.focus())
  fireEvent.pointerEnter(carousel)
  fireEvent.pointerLeave(carousel)
  rest(20)
  expect(shown()).toEqual(['Traffic'])
  fireEvent.pointerEnter(carousel)
  act(() => button.blur())
  rest(20)
  expect(shown()).toEqual(['Traffic'])
  fireEvent.pointerLeave(carousel)
  rest(5)
  expect(shown()).toEqual(['Spending'])
})

test('the focus stays in the carousel as the slide that has it goes, so that keys lead on', async () => {
  await show({
    slides: names.map((label) => ({ id: label, label, content: <a href={`#${label}`}>{label}</a> })),
  })
  const user = userEvent.setup()
  screen.getByRole('link', { name: 'Traffic' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.closest('[inert]')).toBeNull()
  await user.keyboard('{ArrowRight}')
  expect(shown()).toEqual(['Revenue'])
})
