import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { halve } from './halve.ts'

test('halves a picture, and leaves out a last row and column that are alone', () => {
  const whole = new PNG({ width: 5, height: 3, fill: true })
  // White, black, white, black in the first square; all of the second is mid grey.
  const squares = [
    [0, 0, 255],
    [1, 0, 0],
    [0, 1, 255],
    [1, 1, 0],
    [2, 0, 100],
    [3, 0, 100],
    [2, 1, 100],
    [3, 1, 100],
  ] as const
  for (const [x, y, grey] of squares) whole.data.set([grey, grey, grey, 255], (y * 5 + x) * 4)
  const half = PNG.sync.read(halve(PNG.sync.write(whole)))
  expect([half.width, half.height]).toEqual([2, 1])
  expect([...half.data]).toEqual([128, 128, 128, 255, 100, 100, 100, 255])
})
