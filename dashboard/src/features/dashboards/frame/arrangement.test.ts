import { expect, test } from 'vitest'
import { arrange, readArrangement } from './arrangement.ts'
import type { CardSpec } from './dashboard.ts'

const card = (id: string): CardSpec => ({
  id,
  title: 'dashboards.cards',
  size: 'third',
  sizes: ['third', 'half'],
  rows: 3,
  Card: () => null,
})
const cards = ['award', 'statistics', 'leads'].map(card)
const ids = (arrangement: Parameters<typeof arrange>[1]) => arrange(cards, arrangement).map(({ id }) => id)

test('cards stand as usual until somebody arranges them', () => {
  expect(ids({})).toEqual(['award', 'statistics', 'leads'])
  expect(ids({ order: ['leads', 'award', 'statistics'] })).toEqual(['leads', 'award', 'statistics'])
})

test('a card that came later stands after the one that it usually follows, and one that is gone is nowhere', () => {
  expect(ids({ order: ['leads', 'gone', 'award'] })).toEqual(['leads', 'award', 'statistics'])
  expect(ids({ order: ['statistics', 'leads'] })).toEqual(['award', 'statistics', 'leads'])
})

test('a card is hidden and resized, but not to a size in which it does not look right', () => {
  const [award, statistics] = arrange(cards, {
    hidden: ['award'],
    sizes: { award: 'half', statistics: 'sixth' },
  })
  expect(award).toMatchObject({ isHidden: true, size: 'half' })
  expect(statistics).toMatchObject({ isHidden: false, size: 'third' })
})

test.each(['null', '[]', '7', '{"order":3}', 'not json', '{"sizes":[]}'])(
  'what cannot be read counts as nothing: %s',
  (stored) => {
    expect(arrange(cards, readArrangement(stored))).toEqual(arrange(cards, {}))
  },
)
