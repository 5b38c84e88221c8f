import { expect, test } from 'vitest'
import { place } from './place.ts'

const room = { width: 1280, height: 720 }
const entry = { left: 200, right: 320, top: 70, bottom: 108 }
const size = { width: 200, height: 300 }
const base = { trigger: entry, size, room, isRightToLeft: false, offset: 4 }

test.each([
  ['left to right', false, 200],
  ['right to left', true, 120],
])('stands below its entry, at its start, %s', (_, isRightToLeft, left) => {
  expect(place({ ...base, isRightToLeft })).toMatchObject({ side: 'below', left, top: 112 })
})

test('stands as far off as it is told', () => {
  expect(place({ ...base, offset: 12 }).top).toBe(120)
  expect(place({ ...base, offset: 12, beside: 'right' as const }).left).toBe(332)
})

test('is shifted into the window at either edge', () => {
  const trigger = { ...entry, left: 1200, right: 1270 }
  expect(place({ ...base, trigger }).left).toBe(1072)
  expect(place({ ...base, trigger: { ...entry, left: 4, right: 60 }, isRightToLeft: true }).left).toBe(8)
})

test('turns up where there is no room below', () => {
  const trigger = { ...entry, top: 660, bottom: 698 }
  expect(place({ ...base, trigger })).toMatchObject({ side: 'above', top: 356 })
})

test('scrolls inside where it is higher than the room', () => {
  expect(place({ ...base, size: { width: 200, height: 2000 } })).toMatchObject({ top: 112, maxHeight: 600 })
  expect(place({ ...base, beside: 'right' as const, size: { width: 200, height: 2000 } })).toMatchObject({
    top: 8,
    maxHeight: 704,
  })
})

test.each([
  ['left to right', false, 'right', 324],
  ['right to left', true, 'left', 196],
] as const)('stands beside towards the end of the line, %s', (_, isRightToLeft, side, left) => {
  const trigger = isRightToLeft ? { ...entry, left: 400, right: 520 } : entry
  expect(place({ ...base, trigger, beside: isRightToLeft ? 'left' : 'right', isRightToLeft })).toMatchObject({
    side,
    left,
    top: 64,
  })
})

test.each([
  ['left to right', false, 'left', 996],
  ['right to left', true, 'right', 164],
] as const)('turns over where the end of the line has no room, %s', (_, isRightToLeft, side, left) => {
  const trigger = isRightToLeft ? { ...entry, left: 40, right: 160 } : { ...entry, left: 1200, right: 1270 }
  expect(place({ ...base, trigger, beside: isRightToLeft ? 'left' : 'right', isRightToLeft })).toMatchObject({
    side,
    left,
  })
})

test('beside a low entry it is shifted up', () => {
  const trigger = { ...entry, top: 600, bottom: 638 }
  expect(place({ ...base, trigger, beside: 'right' as const }).top).toBe(412)
})
