import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carriedOver, takenBack, toSend } from './taken-back.ts'

test('takes back the fields that a change touched, and no others', () => {
  const before = { name: 'Shop', phone: '1', address: { city: 'Bern', zip: '3000' } }
  const after = { ...before, name: 'Store', address: { city: 'Basel', zip: '3000' } }
  const now = { ...after, phone: '2', address: { city: 'Basel', zip: '4000' } }
  expect(takenBack(before, after, now)).toEqual({
    name: 'Shop',
    phone: '2',
    address: { city: 'Bern', zip: '4000' },
  })
})

test('leaves what was changed again since', () => {
  expect(takenBack({ status: 'new' }, { status: 'sent' }, { status: 'back' })).toEqual({ status: 'back' })
})

const [ash, elm, oak] = ['Ash', 'Elm', 'Oak'].map((name, id) => ({ id, name }))

test('brings an entry of a list back beside those that came since', () => {
  const fir = { id: 9, name: 'Fir' }
  expect(takenBack([ash, elm, oak], [ash, oak], [ash, oak, fir])).toEqual([ash, elm, oak, fir])
  expect(takenBack([ash, elm], [elm], [])).toEqual([ash])
})

test('takes an entry out that a change had put in, and leaves the others as they are by now', () => {
  const taller = { ...ash, name: 'Tall ash' }
  expect(takenBack([ash], [ash, elm], [taller, elm, oak])).toEqual([taller, oak])
})

test('gives a list its order back, with what its entries became since', () => {
  const taller = { ...ash, name: 'Tall ash' }
  expect(takenBack([ash, elm], [elm, ash], [elm, taller])).toEqual([taller, elm])
})

test('gives a list its order back around what was put in since', () => {
  const fir = { id: 9, name: 'Fir' }
  expect(takenBack([ash, elm, oak], [oak, ash, elm], [oak, fir, ash, elm])).toEqual([ash, fir, elm, oak])
  expect(takenBack([1, 2, 3], [3, 1, 2], [3, 1, 2, 9])).toEqual([1, 2, 3, 9])
})

test('leaves an order that a list was given since', () => {
  expect(takenBack([1, 2, 3], [3, 1, 2], [2, 3, 1, 9])).toEqual([2, 3, 1, 9])
})

test('brings an entry back behind the one that it followed', () => {
  const fir = { id: 9, name: 'Fir' }
  expect(takenBack([ash, elm, oak], [ash, oak], [fir, ash, oak])).toEqual([fir, ash, elm, oak])
  expect(takenBack([ash, elm, oak], [ash], [ash, fir])).toEqual([ash, elm, oak, fir])
})

test('takes a list whose entries cannot be told apart as one value', () => {
  expect(takenBack([1, 1], [1], [1])).toEqual([1, 1])
  expect(takenBack([[1]], [[2]], [[2]])).toEqual([[1]])
})

const entries = (ids: number, more = 0) =>
  fc.uniqueArray(
    fc.record({ id: fc.nat(ids).map((id) => id + more), name: fc.constantFrom('low', 'high') }),
    { selector: ({ id }) => id, maxLength: 6 },
  )

test('what a list was comes back whole, whatever others have put into it meanwhile', () => {
  const inserts = fc.tuple(entries(5, 100), fc.array(fc.nat(12), { minLength: 6, maxLength: 6 }))
  fc.assert(
    fc.property(entries(5), entries(5), inserts, (before, after, [others, places]) => {
      const now = others.reduce((list, other, at) => list.toSpliced(places[at]!, 0, other), after)
      const isOther = ({ id }: { id: number }) => id >= 100
      const back = takenBack(before, after, now)
      expect(back.filter((entry) => !isOther(entry))).toEqual(before)
      expect(back.filter(isOther)).toEqual(now.filter(isOther))
    }),
  )
})

test('what was changed again since stays, and nothing comes twice', () => {
  fc.assert(
    fc.property(entries(5), entries(5), entries(5), (before, after, now) => {
      const ids = takenBack(before, after, now).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(takenBack(before, before, now)).toEqual(now)
    }),
  )
})

test('tells entries apart by what it is given', () => {
  const card = (digits: string, isPrimary = false) => ({ digits, isPrimary })
  const options = { keyOf: ({ digits }: { digits: string }) => digits }
  expect(takenBack([card('1'), card('2')], [card('2')], [card('2', true)], options)).toEqual([
    card('1'),
    card('2', true),
  ])
})

test('carries a change over to what others made of a record since, and sends nothing of theirs', () => {
  const before = { name: 'Shop', phone: '1', tags: ['new', 'north'], address: { city: 'Bern', zip: '3000' } }
  const after = { ...before, tags: ['north', 'cheap'], address: { city: 'Basel', zip: '3000' } }
  const now = {
    name: 'Store',
    phone: '1',
    tags: ['new', 'north', 'loud'],
    address: { city: 'Bonn', zip: '9' },
  }
  const wanted = { tags: ['north', 'cheap', 'loud'], address: { city: 'Basel', zip: '9' } }
  expect(carriedOver(before, after, now)).toEqual({ ...now, ...wanted })
  expect(toSend(before, after, now)).toEqual(wanted)
  expect(toSend(before, before, now)).toEqual({})
})

test('an entry that is added stands beside one that came under the same number', () => {
  const fir = { id: 2, name: 'Fir' }
  expect(carriedOver([ash, elm], [ash, elm, oak], [ash, elm, fir])).toEqual([
    ash,
    elm,
    { ...oak, id: 3 },
    fir,
  ])
})
