import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Sparkline, type SparklineProps } from './Sparkline.tsx'

async function draw(props: Omit<SparklineProps, 'label'>, language: 'en' | 'ar' = 'en') {
  await render(<Sparkline label="Orders, rising" {...props} />, { language })
  const image = screen.getByRole('img', { name: 'Orders, rising' })
  await waitFor(() => expect(image.querySelector('svg')).toBeTruthy())
  return image
}
const points = (path: Element | null | undefined) =>
  [...path!.getAttribute('d')!.matchAll(/[ML]([\d.]+),([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

test.each([
  ['en', [0, 50, 100]],
  ['ar', [100, 50, 0]],
] as const)('runs the way %s is read', async (language, places) => {
  const image = await draw({ values: [1, 2, 4], isSmooth: false, height: 40 }, language)
  const line = points(image.querySelector('path'))
  expect(line.map(([x]) => x)).toEqual(places)
  expect(line[0]![1]).toBe(38)
  expect(line[2]![1]).toBe(2)
})

test('grows bars from zero, and down where a figure is less', async () => {
  const image = await draw({ values: [10, -10, null, 5], variant: 'bars', height: 40 })
  const bars = [...image.querySelectorAll('rect')].map((bar) => [
    Number(bar.getAttribute('y')),
    Number(bar.getAttribute('height')),
  ])
  expect(bars).toEqual([
    [0, 20],
    [20, 20],
    [10, 10],
  ])
})

test('puts the last bar where reading ends', async () => {
  const image = await draw({ values: [1, 2], variant: 'bars' }, 'ar')
  const [first, last] = [...image.querySelectorAll('rect')].map((bar) =>
    Number.parseFloat(bar.getAttribute('x')!),
  )
  expect(last).toBeLessThan(first!)
})

test('leaves a gap where there is no figure', async () => {
  const image = await draw({ values: [1, 2, null, 3, 4], isSmooth: false })
  expect(image.querySelector('path')!.getAttribute('d')!.match(/M/g)).toHaveLength(2)
})

test('a plan is a line of its own on the same scale, as long as it is', async () => {
  const image = await draw({ values: [0, 2], plan: [1, 2, 4], isSmooth: false, height: 40 })
  const [plan, line] = [...image.querySelectorAll('path')].map(points)
  expect(plan).toEqual([
    [0, 29],
    [50, 20],
    [100, 2],
  ])
  expect(line).toEqual([
    [0, 38],
    [50, 20],
  ])
})

test('marks the last figure', async () => {
  const image = await draw({ values: [1, 3], isLastMarked: true, height: 40 })
  const dot = image.querySelector('circle')!
  expect([dot.getAttribute('cx'), dot.getAttribute('cy')]).toEqual(['100%', '2'])
})

test.each(['line', 'area', 'bars'] as const)(
  'keeps its name when there is nothing to draw: %s',
  async (variant) => {
    await render(<Sparkline label="No orders yet" values={[null]} variant={variant} />)
    expect(screen.getByRole('img', { name: 'No orders yet' }).childElementCount).toBe(0)
  },
)

test('a figure that is none is a gap, and takes nothing else with it', async () => {
  const image = await draw({ values: [1, 2, Number.NaN, 3, 4], isSmooth: false })
  const line = image.querySelector('path')!.getAttribute('d')!
  expect(line.match(/M/g)).toHaveLength(2)
  expect(line).not.toMatch(/NaN/)
})
