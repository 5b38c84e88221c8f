import { afterEach, expect, test } from 'vitest'
import { storeSettings } from '../areas/store-settings/collection.ts'
import { setNow } from './clock.ts'
import { dateInDays } from './days.ts'
import { inStore, instantInStore, todayInStore } from './store-time.ts'

afterEach(() => setNow())

const moveTo = (timeZone: string) => {
  const settings = storeSettings.get()
  storeSettings.set({ ...settings, store: { ...settings.store, timeZone } })
}
const at = (date: string, time: string) => new Date(instantInStore({ date, time })).toISOString()

test('an instant has the date and the time of the clock in the store, and leads back', () => {
  expect(inStore('2026-03-05T05:00:00.000Z')).toEqual({ date: '2026-03-04', time: '21:00' })
  expect(at('2026-03-04', '21:00')).toBe('2026-03-05T05:00:00.000Z')
  moveTo('Asia/Kathmandu')
  expect(inStore('2026-03-05T05:00:00.000Z')).toEqual({ date: '2026-03-05', time: '10:45' })
  expect(at('2026-03-05', '10:45')).toBe('2026-03-05T05:00:00.000Z')
})

test('the days on which clocks are put forward and back are counted right', () => {
  const around = (day: string) => Array.from({ length: 192 }, (_, index) => Date.parse(day) + index * 900_000)
  for (const zone of ['America/Los_Angeles', 'Australia/Lord_Howe', 'Asia/Tokyo']) {
    moveTo(zone)
    for (const day of ['2026-03-08', '2026-04-04', '2026-10-03', '2026-11-01']) {
      const written = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      })
      for (const instant of around(day)) {
        const { date, time } = inStore(instant)
        expect(`${date} ${time}`).toBe(written.format(instant))
        const back = instantInStore({ date, time })
        // Of two instants that look the same, the first is meant.
        expect(back).toBeLessThanOrEqual(instant)
        expect(inStore(back)).toEqual({ date, time })
      }
    }
  }
  moveTo('America/Los_Angeles')
  expect(at('2026-11-01', '01:30')).toBe('2026-11-01T08:30:00.000Z')
  // There is no such time.
  expect(at('2026-03-08', '02:30')).toBe('2026-03-08T10:30:00.000Z')
})

test('between midnight of UTC and that of the store, today is still yesterday’s date', () => {
  setNow('2026-11-20T03:00:00Z')
  expect([todayInStore(), dateInDays(-1), dateInDays(14)]).toEqual(['2026-11-19', '2026-11-18', '2026-12-03'])
  moveTo('Asia/Tokyo')
  setNow('2026-11-20T16:00:00Z')
  expect(todayInStore()).toBe('2026-11-21')
})
