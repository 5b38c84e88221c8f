import { fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { IconMoodEmpty, IconMoodSad, IconMoodSmile } from '../../icons/icons.ts'
import { render } from '../../../../tests/support/render.tsx'
import { RatingField } from './RatingField.tsx'

const rating = () => screen.getByRole<HTMLInputElement>('slider')
const said = () => rating().getAttribute('aria-valuetext')

/** The row of stars, 100 px wide. */
function row() {
  const stars = rating().parentElement!
  stars.getBoundingClientRect = () => ({ left: 0, right: 100, width: 100 }) as DOMRect
  return stars
}
function press(clientX: number, pointerType = 'mouse') {
  const at = { clientX, pointerType, button: 0, pointerId: 1 }
  fireEvent.pointerDown(row(), at)
  fireEvent.pointerUp(row(), at)
}

test.each([
  ['mouse', 'en', '3 of 5'],
  ['touch', 'en', '3 of 5'],
  ['mouse', 'ar', '3 من 5'],
  ['touch', 'ar', '3 من 5'],
] as const)('all of a star counts, by %s in %s', async (pointerType, language, words) => {
  const onChange = vi.fn<(value: number | null) => void>()
  await render(<RatingField label="Stay" onChange={onChange} />, { language })
  press(language === 'ar' ? 57 : 43, pointerType)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(3)
  expect(said()).toBe(words)
  expect(document.activeElement).toBe(rating())
})

test.each([
  ['en', '3.5 of 5'],
  ['fr', '3,5 sur 5'],
])('gives half stars, and says so in %s', async (language, words) => {
  await render(<RatingField label="Stay" hasHalves />, { language: language as 'en' })
  press(65)
  expect(said()).toBe(words)
})

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)('by keys in %s: arrows, digits, Home and End', async (language, forward, back) => {
  const { user } = await render(<RatingField label="Stay" hasHalves defaultValue={2} />, { language })
  await user.tab()
  const values: string[] = []
  for (const keys of [forward, back, '{ArrowUp}', '4', '9', '{Home}', '{End}', '{Backspace}']) {
    await user.keyboard(keys)
    values.push(rating().value)
  }
  expect(values).toEqual(['2.5', '2', '2.5', '4', '4', '0.5', '5', '5'])
})

test('shows what would be given under the pointer, and gives nothing until it is pressed', async () => {
  const onChange = vi.fn<(value: number | null) => void>()
  await render(<RatingField label="Stay" defaultValue={1} isValueShown onChange={onChange} />)
  fireEvent.pointerMove(row(), { clientX: 95 })
  expect(screen.getByText('5 of 5')).toBeTruthy()
  fireEvent.pointerLeave(row())
  expect(screen.getByText('1 of 5')).toBeTruthy()
  expect(onChange).not.toHaveBeenCalled()
})

test('a swipe that becomes a scroll gives nothing', async () => {
  const onChange = vi.fn<(value: number | null) => void>()
  await render(<RatingField label="Stay" onChange={onChange} />)
  fireEvent.pointerDown(row(), { clientX: 50, pointerType: 'touch', button: 0 })
  fireEvent.pointerCancel(row())
  fireEvent.pointerUp(row(), { clientX: 50, pointerType: 'touch', button: 0 })
  expect(onChange).not.toHaveBeenCalled()
})

test('is cleared by its button, by pressing it again and by Backspace', async () => {
  const { user } = await render(<RatingField label="Stay" isClearable defaultValue={3} />)
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(said()).toBe('Not rated')
  expect(screen.queryByRole('button')).toBeNull()
  press(43)
  press(43)
  expect(said()).toBe('Not rated')
  press(43)
  await user.keyboard('{Backspace}')
  expect(said()).toBe('Not rated')
})

test('goes with its form: empty while it is not rated', async () => {
  const { container } = await render(
    <form>
      <RatingField label="Stay" name="stay" />
      <RatingField label="Food" name="food" value={4} />
    </form>,
  )
  expect([...new FormData(container.querySelector('form')!)]).toEqual([
    ['stay', ''],
    ['food', '4'],
  ])
})

test('cannot be changed when it is read-only, nor reached when disabled', async () => {
  const onChange = vi.fn<(value: number | null) => void>()
  const { user, rerender } = await render(
    <RatingField label="Stay" value={2} isReadOnly onChange={onChange} />,
  )
  press(90)
  await user.tab()
  await user.keyboard('5')
  expect(onChange).not.toHaveBeenCalled()
  rerender(<RatingField label="Stay" value={2} isDisabled onChange={onChange} />)
  press(90)
  expect(onChange).not.toHaveBeenCalled()
})

test('says that it is required and what is wrong, and takes the focus', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<RatingField ref={ref} label="Stay" isRequired errorMessage="Give a star." />)
  const words = rating().getAttribute('aria-describedby')!.split(' ')
  expect(words.map((id) => document.getElementById(id)!.textContent)).toEqual(['required', 'Give a star.'])
  ref.current?.focus()
  expect(document.activeElement).toBe(rating())
})

test('says what each rating is called, where its caller does', async () => {
  const words = ['Awful', 'Poor', 'Fair', 'Good', 'Excellent']
  await render(<RatingField label="Stay" hasHalves words={words} isValueShown defaultValue={2.5} />)
  expect(said()).toBe('Fair')
  fireEvent.pointerMove(row(), { clientX: 95 })
  expect(screen.getByText('Excellent')).toBeTruthy()
  expect(said()).toBe('Fair')
})

test('has a picture of its own for each', async () => {
  const icon = [IconMoodSad, IconMoodEmpty, IconMoodSmile]
  await render(<RatingField label="Stay" max={3} icon={icon} isOutlined defaultValue={1} />)
  const drawn = [...row().querySelectorAll('svg')].map(
    (svg) => /icon-mood-\w+/.exec(svg.className.baseVal)?.[0],
  )
  expect(drawn).toEqual(['icon-mood-sad', 'icon-mood-sad', 'icon-mood-empty', 'icon-mood-smile'])
})
