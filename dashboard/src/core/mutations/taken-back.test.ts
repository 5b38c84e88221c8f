import { expect, test } from 'vitest'
import { takenBack } from './taken-back.ts'

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

test('tells entries apart by what it is given', () => {
  const card = (digits: string, isPrimary = false) => ({ digits, isPrimary })
  const options = { keyOf: ({ digits }: { digits: string }) => digits }
  expect(takenBack([card('1'), card('2')], [card('2')], [card('2', true)], options)).toEqual([
    card('1'),
    card('2', true),
  ])
})
