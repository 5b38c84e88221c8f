import { expect, test } from 'vitest'
import { clearanceOf } from './keepClear.ts'

const bar = (top: number, bottom: number) => ({ top, bottom })

test.each([
  ['stands at its usual place where nothing is in the way', [], 0],
  ['stands over a bar at the lower edge', [bar(840, 900)], 72],
  ['stands over what is further up, where that is in its way', [bar(780, 830)], 132],
  ['does not mind what is far above', [bar(300, 350)], 0],
  ['stands over a bar and over what comes next to it', [bar(760, 820), bar(840, 900)], 152],
  ['stays where it is where there is no room over all', [bar(40, 900)], 0],
])('%s', (_, bars, clearance) => {
  expect(clearanceOf(bars, 60, 900)).toBe(clearance)
})
