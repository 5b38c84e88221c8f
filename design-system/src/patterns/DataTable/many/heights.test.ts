import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heightsOf } from './heights.ts'

const changes = fc.array(fc.tuple(fc.nat(36), fc.integer({ min: 10, max: 300 })), { maxLength: 30 })

test('knows where each row begins, whatever heights they turn out to have', () => {
  fc.assert(
    fc.property(changes, fc.integer({ min: 1, max: 37 }), (given, count) => {
      const heights = heightsOf(count, 56)
      const list = Array.from({ length: count }, () => 56)
      for (const [place, height] of given) {
        if (place >= count) continue
        heights.set(place, height)
        list[place] = height
      }
      let start = 0
      for (const [place, height] of list.entries()) {
        expect(heights.heightOf(place)).toBe(height)
        expect(heights.startOf(place)).toBe(start)
        expect(heights.placeAt(start)).toBe(place)
        expect(heights.placeAt(start + height - 1)).toBe(place)
        start += height
      }
      expect(heights.startOf(count)).toBe(start)
      expect(heights.placeAt(-9)).toBe(0)
      expect(heights.placeAt(start + 9)).toBe(count - 1)
    }),
  )
})
