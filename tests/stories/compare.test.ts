import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { compare } from './compare.ts'

/** A white picture whose first pixels are grey. */
function picture(width: number, height: number, grey: number, count = 1) {
  const image = new PNG({ width, height })
  image.data.fill(255)
  for (let pixel = 0; pixel < count; pixel++) image.data.fill(grey, 4 * pixel, 4 * pixel + 3)
  return PNG.sync.write(image)
}

test('the same pixels are no difference', () => {
  expect(compare(picture(4, 3, 9), picture(4, 3, 9))).toBeUndefined()
})

test('one pixel of another colour is a difference, and the sheet shows three pictures', () => {
  const difference = compare(picture(4, 3, 9), picture(4, 3, 60))
  expect(difference?.pixels).toBe(1)
  const sheet = PNG.sync.read(difference!.sheet)
  expect([sheet.width, sheet.height]).toEqual([3 * 4 + 2 * 8, 3])
  expect(sheet.data[0]).toBe(9)
  expect(sheet.data[(4 + 8) * 4]).toBe(60)
})

test('a few pixels a few shades apart are the noise of round corners', () => {
  expect(compare(picture(20, 20, 9, 128), picture(20, 20, 19, 128))).toBeUndefined()
})

test('a handful of pixels may be some more shades apart, as of an icon, but not as many', () => {
  expect(compare(picture(20, 20, 9, 24), picture(20, 20, 41, 24))).toBeUndefined()
  expect(compare(picture(20, 20, 9, 25), picture(20, 20, 41, 25))?.pixels).toBe(25)
  expect(compare(picture(20, 20, 9, 24), picture(20, 20, 42, 24))?.pixels).toBe(24)
})

test('many pixels one shade apart are a difference', () => {
  expect(compare(picture(20, 20, 9, 129), picture(20, 20, 10, 129))?.pixels).toBe(129)
})

test('another size is a difference', () => {
  expect(compare(picture(4, 3, 9), picture(4, 5, 9))?.pixels).toBeGreaterThan(0)
})
