import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { brandOf, CardField, type CardValue, checkCard } from './CardField.tsx'

const today = new Date(2026, 6, 15)
const right: CardValue = { number: '4242424242424242', expiry: '08/29', cvc: '123' }

describe('checking', () => {
  test.each<[string, Partial<CardValue>, ReturnType<typeof checkCard>]>([
    ['a right card', {}, {}],
    [
      'nothing',
      { number: '', expiry: '', cvc: '' },
      { number: 'missing', expiry: 'missing', cvc: 'missing' },
    ],
    ['half a number', { number: '42424242' }, { number: 'incomplete' }],
    ['a wrong digit', { number: '4242424242424241' }, { number: 'wrong' }],
    ['a card of four digits’ code', { number: '378282246310005', cvc: '123' }, { cvc: 'incomplete' }],
    ['a code too long', { cvc: '1234' }, { cvc: 'wrong' }],
    ['half a date', { expiry: '08/' }, { expiry: 'incomplete' }],
    ['month 13', { expiry: '13/29' }, { expiry: 'month' }],
    ['month 0', { expiry: '00/29' }, { expiry: 'month' }],
    ['last month', { expiry: '06/26' }, { expiry: 'past' }],
    ['this month, which counts to its end', { expiry: '07/26' }, {}],
    ['a far year', { expiry: '08/99' }, { expiry: 'far' }],
    ['a blank name', { name: ' ' }, { name: 'missing' }],
    ['a UnionPay card without a check digit', { number: '6212345678901233' }, {}],
  ])('%s', (_, part, problems) => {
    expect(checkCard({ ...right, ...part }, today)).toEqual(problems)
  })

  test.each([
    ['4242', 'Visa'],
    ['5555', 'Mastercard'],
    ['37', 'American Express', 'Amex'],
    ['36', 'Diners Club', 'Diners'],
    ['6011', 'Discover'],
    ['', ''],
    ['0', ''],
  ])('%s is of %j', (number, name, shortName = name) =>
    expect(brandOf(number)).toMatchObject({ name, shortName }),
  )
})

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const number = () => field(/Card number/)
const said = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

async function show(props: Partial<Parameters<typeof CardField>[0]> = {}) {
  const onChange = vi.fn<(value: CardValue) => void>()
  const view = await render(<CardField label="Card" today={today} onChange={onChange} {...props} />)
  return { ...view, value: () => onChange.mock.lastCall?.[0] }
}

test('groups the number as the brand does, names the brand and gives plain values', async () => {
  const { user, value } = await show()
  await user.type(number(), '378282246310005')
  expect(number().value).toBe('3782 822463 10005')
  expect(said(number())).toEqual(['Amex'])
  await user.tab()
  await user.keyboard('829')
  expect(field(/Expires/).value).toBe('08/29')
  await user.tab()
  await user.keyboard('12345')
  expect(value()).toEqual({ number: '378282246310005', expiry: '08/29', cvc: '1234' })
})

test.each([
  ['8/29', '08/29'],
  ['08/2029', '08/29'],
  ['08 - 29', '08/29'],
  ['1/29', '01/29'],
])('takes an expiry that is pasted as %s', async (pasted, shown) => {
  const { user } = await show()
  await user.click(field(/Expires/))
  await user.paste(pasted)
  expect(field(/Expires/).value).toBe(shown)
})

test('takes an expiry typed with its slash', async () => {
  const { user } = await show()
  await user.type(field(/Expires/), '1/29')
  expect(field(/Expires/).value).toBe('01/29')
})

test('tells the browser what to fill in', async () => {
  await show({ hasName: true })
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.autocomplete)).toEqual([
    'cc-number',
    'cc-exp',
    'cc-csc',
    'cc-name',
  ])
})

test('says what is wrong with a part when one leaves it, not before', async () => {
  const { user } = await show()
  await user.type(field(/Expires/), '13/29')
  expect(field(/Expires/).ariaInvalid).toBeNull()
  await user.tab()
  expect(said(field(/Expires/))).toEqual(['There is no such month: enter 01 to 12.'])
  expect(number().getAttribute('aria-invalid')).toBeNull()
  await user.clear(field(/Expires/))
  await user.type(field(/Expires/), '08/29')
  expect(field(/Expires/).getAttribute('aria-invalid')).toBeNull()
})

test('says of every part what is missing after a try to send; the caller’s word goes first', async () => {
  const ref = createRef<HTMLDivElement>()
  await show({
    isChecked: true,
    errors: { cvc: 'The bank refused this code.' },
    defaultValue: { ...right, expiry: '', cvc: '123' },
    ref,
  })
  expect(said(field(/Expires/))).toEqual(['Enter the expiry date.'])
  expect(said(field(/Security code/))).toEqual(['The bank refused this code.'])
  ref.current!.focus()
  expect(document.activeElement).toBe(field(/Expires/))
})

test('is a group of fields that a form takes apart', async () => {
  const { container } = await render(
    <form>
      <CardField label="Card" name="card" defaultValue={right} isRequired />
    </form>,
    { language: 'ar' },
  )
  expect(screen.getByRole('group', { name: /Card/ })).toBeTruthy()
  expect(Object.fromEntries(new FormData(container.querySelector('form')!))).toEqual({
    'card.number': '4242424242424242',
    'card.expiry': '08/29',
    'card.cvc': '123',
  })
  expect(field(/رقم البطاقة/).dir).toBe('ltr')
})

test('takes a number from the start of a book that is pasted, and does not read the rest', async () => {
  const { user, value } = await show()
  await user.click(number())
  await user.paste(`${'and words '.repeat(100_000)} 4242-4242-4242-4242`)
  expect(number()).toHaveProperty('value', '')
  await user.paste(`Card 4242-4242-4242-4242 ${'and words '.repeat(100_000)}`)
  expect(value()?.number).toBe('4242424242424242')
})
