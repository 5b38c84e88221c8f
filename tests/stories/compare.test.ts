import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { compare } from './compare.ts'

function picture(width: number, height: number, grey: number) {
  const image = new PNG({ width, height })
  image.data.fill(255)
  image.data.fill(grey, 0, 3)
  return PNG.sync.write(image)
}

test('the same pixels are no difference', () => {
  expect(compare(picture(4, 3, 9), picture(4, 3, 9))).toBeUndefined()
})

test('one pixel, one shade apart, is a difference, and the sheet shows three pictures', () => {
  const difference = compare(picture(4, 3, 9), picture(4, 3, 10))
  expect(difference?.pixels).toBe(1)
  const sheet = PNG.sync.read(difference!.sheet)
  expect([sheet.width, sheet.height]).toEqual([3 * 4 + 2 * 8, 3])
  expect(sheet.data[0]).toBe(9)
  expect(sheet.data[(4 + 8) * 4]).toBe(10)
})

test('another size is a difference', () => {
  expect(compare(picture(4, 3, 9), picture(4, 5, 9))?.pixels).toBeGreaterThan(0)
})
