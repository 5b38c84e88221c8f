import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { toneOf } from './grade.ts'
import { Meter } from './Meter.tsx'

const bare = (text: string | null) => text?.replaceAll('\u200e', '')

test.each([
  ['en', '25%'],
  ['fr', '25\u00a0%'],
  ['ar', '25%'],
] as const)('says its share of the range, as %s writes it', async (language, text) => {
  await render(<Meter label="Storage" value={300} min={200} max={600} />, { language })
  const meter = screen.getByRole('meter', { name: 'Storage' })
  expect(meter.getAttribute('aria-valuenow')).toBe('300')
  expect(meter.getAttribute('aria-valuemin')).toBe('200')
  expect(meter.getAttribute('aria-valuemax')).toBe('600')
  expect(bare(meter.getAttribute('aria-valuetext'))).toBe(text)
})

test.each([
  [1, 'Weak, 1 of 4'],
  [2, 'Fair, 2 of 4'],
  [4, 'Strong, 4 of 4'],
])('names the part of the range that %i lies in', async (value, text) => {
  const words = { low: 'Weak', middle: 'Fair', high: 'Strong' }
  await render(
    <Meter
      label="Strength"
      value={value}
      max={4}
      low={2}
      high={3}
      words={words}
      valueText={`${value} of 4`}
    />,
  )
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe(text)
  expect(screen.getByText(text.split(',')[0]!)).toBeTruthy()
})

test.each([
  [-5, '0'],
  [140, '100'],
])('keeps %i within its range', async (value, now) => {
  await render(<Meter label="Storage" value={value} />)
  expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe(now)
})

test('keeps its name when the bar stands alone', async () => {
  await render(<Meter label="Storage" value={40} isBare />)
  expect(screen.getByRole('meter', { name: 'Storage' })).toBeTruthy()
  expect(screen.queryByText('Storage')).toBeNull()
})

test('fills one segment after the other', async () => {
  await render(<Meter label="Seats" value={50} segments={4} />)
  const fills = [...screen.getByRole('meter').children].map(
    (segment) => /: (\d+)%/.exec(segment.firstElementChild!.getAttribute('style')!)?.[1],
  )
  expect(fills).toEqual(['100', '100', '0', '0'])
})

test('shows what has outrun the range in a tone of its own', async () => {
  await render(<Meter label="Budget" value={150} overTone="danger" valueText="150 of 100" />)
  const meter = screen.getByRole('meter', { name: 'Budget' })
  expect(meter.ariaValueText).toBe('150 of 100')
  const [within, beyond] = meter.firstElementChild!.children
  expect(within!.getAttribute('style')).toContain('66.6')
  expect(beyond).toBeTruthy()
})

const range = { min: 0, max: 100, low: 30, high: 70 }
test.each([
  ['low', 'high', 'danger'],
  ['middle', 'high', 'warning'],
  ['high', 'high', 'success'],
  ['high', 'low', 'danger'],
  ['low', 'middle', 'warning'],
] as const)('a %s value is judged by %s being best: %s', (part, optimum, tone) => {
  expect(toneOf(part, { ...range, optimum })).toBe(tone)
})
