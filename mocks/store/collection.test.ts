import { beforeEach, describe, expect, test } from 'vitest'
import { z } from '../contract/zod.ts'
import { setNow } from '../seed/clock.ts'
import { createCollection } from './collection.ts'
import { createStore } from './store.ts'

interface Tool {
  readonly id: number
  readonly name: string
  readonly price: number
}

const seed: Tool[] = [
  { id: 1, name: 'awl', price: 4 },
  { id: 2, name: 'bevel', price: 9 },
  { id: 3, name: 'chisel', price: 7 },
]

const tool = z.object({ id: z.int(), name: z.string(), price: z.number() })

const createTools = () =>
  createCollection<Tool>(createStore(), {
    name: 'tools',
    schema: tool,
    seed: () => seed,
  })

let tools: ReturnType<typeof createTools>
const ids = () => tools.all().map(({ id }) => id)

beforeEach(() => {
  tools = createTools()
})

describe('a collection', () => {
  test('starts with its seed, in order', () => {
    expect(tools.all()).toEqual(seed)
    expect(tools.get(2)).toEqual(seed[1])
    expect(tools.get(4)).toBeUndefined()
  })

  test('adds at the end, under the largest id plus 1', () => {
    tools.remove(2)
    expect(tools.insert({ name: 'drill', price: 40 })).toEqual({ id: 4, name: 'drill', price: 40 })
    expect(ids()).toEqual([1, 3, 4])
  })

  test('starts at 1', () => {
    const none = createCollection<Tool>(createStore(), { name: 'none', schema: tool, seed: () => [] })
    expect(none.insert({ name: 'drill', price: 40 }).id).toBe(1)
  })

  test('changes a row in its place, and never in the hands of who holds it', () => {
    const held = tools.get(2)
    expect(tools.update(2, { price: 10 })).toEqual({ id: 2, name: 'bevel', price: 10 })
    expect(held?.price).toBe(9)
    expect(ids()).toEqual([1, 2, 3])
    expect(tools.update(9, { price: 10 })).toBeUndefined()
  })

  test('leaves the seed as it is', () => {
    tools.update(1, { price: 100 })
    tools.remove(2)
    expect(createTools().all()).toEqual(seed)
  })

  test('tells whether there was one to remove, and remembers when', () => {
    setNow('2026-03-10T09:00:00Z')
    expect(tools.remove(2)).toBe(true)
    expect(tools.remove(2)).toBe(false)
    expect(tools.removed()).toMatchObject([{ row: seed[1], removedAt: '2026-03-10T09:00:00.000Z' }])
  })

  test('gives the removed rows of some ids, in the order in which they went', () => {
    tools.remove(3)
    tools.remove(1)
    expect(tools.removedRows([1, 3])).toEqual([seed[2], seed[0]])
    expect(tools.removedRows([3, 3])).toEqual([seed[2]])
    expect(tools.removedRows([])).toEqual([])
  })

  test.each([[[2]], [[1, 2]], [[1, 77]], [[Number.NaN]]])(
    'gives no removed rows at all unless it has those of %j',
    (ids) => {
      tools.remove(1)
      expect(tools.removedRows(ids)).toBeUndefined()
    },
  )

  test('puts removed rows back in their places, the given fields over the old ones', () => {
    tools.remove(3)
    tools.remove(1)
    expect(tools.restore([{ id: 3, price: 8 }, { id: 1 }])).toHaveLength(2)
    expect(ids()).toEqual([1, 2, 3])
    expect(tools.get(3)).toEqual({ id: 3, name: 'chisel', price: 8 })
    expect(tools.removed()).toEqual([])
  })

  test('what comes back goes before what was added meanwhile', () => {
    tools.remove(3)
    tools.remove(2)
    tools.insert({ name: 'drill', price: 40 })
    tools.restore([{ id: 3 }])
    expect(tools.all().map(({ name }) => name)).toEqual(['awl', 'chisel', 'drill'])
  })

  test('passes over what was never removed', () => {
    tools.remove(1)
    expect(tools.restore([{ id: 2, price: 0 }, { id: 77 }])).toEqual([])
    expect(tools.all()).toEqual(seed.slice(1))
  })

  test('the id of a removed row is given to no other, so that it can come back', () => {
    tools.remove(3)
    expect(tools.insert({ name: 'drill', price: 40 }).id).toBe(4)
    expect(tools.restore([{ id: 3 }])).toEqual([seed[2]])
    expect(ids()).toEqual([1, 2, 3, 4])
  })

  test('as many as one call removes come back', () => {
    const many = Array.from({ length: 1000 }, (_, at) => ({ id: at + 1, name: 'nail', price: 1 }))
    const nails = createCollection<Tool>(createStore(), { name: 'nails', schema: tool, seed: () => many })
    for (const { id } of many) nails.remove(id)
    expect(nails.removedRows(many.map(({ id }) => id))).toEqual(many)
  })
})

describe('rows that have come since', () => {
  const late: Tool[] = [
    { id: 10, name: 'drill', price: 40 },
    { id: 12, name: 'edger', price: 8 },
  ]
  let come = 0
  const createGrowing = () =>
    createCollection<Tool>(createStore(), {
      name: 'tools',
      schema: tool,
      seed: () => seed,
      // Made anew each time, as they are when an hour is over.
      arrivals: () => late.slice(0, come).map((row) => ({ ...row })),
    })

  beforeEach(() => {
    come = 1
    tools = createGrowing()
  })

  test('stand behind all others, and can be changed and taken away like them', () => {
    expect(ids()).toEqual([1, 2, 3, 10])
    expect(tools.update(10, { price: 41 })?.price).toBe(41)
    expect(tools.get(10)?.price).toBe(41)
    expect(tools.remove(10)).toBe(true)
    expect(ids()).toEqual([1, 2, 3])
  })

  test('do not come again after they were taken away, unless somebody takes that back', () => {
    tools.remove(10)
    come = 2
    expect(ids()).toEqual([1, 2, 3, 12])
    tools.restore([{ id: 10 }])
    expect(ids()).toContain(10)
  })

  test('leave what was added meanwhile its place and its id', () => {
    expect(tools.insert({ name: 'file', price: 3 }).id).toBe(11)
    come = 2
    expect(ids()).toEqual([1, 2, 3, 10, 11, 12])
    expect(tools.insert({ name: 'gauge', price: 5 }).id).toBe(13)
  })
})
