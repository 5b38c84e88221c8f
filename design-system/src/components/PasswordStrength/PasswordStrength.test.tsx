import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { estimatePassword, PasswordStrength } from './PasswordStrength.tsx'

describe('the estimate', () => {
  test.each([
    ['', 0],
    ['a', 1],
    ['password', 1],
    ['P@ssw0rd2024!', 1],
    ['Azerty123456', 1],
    ['aaaaaaaaaaaaaaaa', 1],
    ['abcdefghijkl1234', 1],
    ['abcabcabcabcabc', 1],
    ['1234567890123456', 1],
    ['Tr0ub4d', 2],
    ['kX9#mQ2', 2],
    ['harbourlight', 3],
    ['correct horse battery staple', 4],
    ['V7!kz-Qm3xW#t9', 4],
    ['مفتاح الدار تحت الحجر الأزرق', 4],
  ])('%j is %i of 4', (password, score) => {
    expect(estimatePassword(password).score).toBe(score)
  })

  test('never grows worse by a sign that surprises', () => {
    expect(estimatePassword('kX9#mQ2w').score).toBeGreaterThanOrEqual(estimatePassword('kX9#mQ2').score)
  })

  test('says what is met', () => {
    expect(estimatePassword('summer').met).toEqual({ length: false, mix: false, runs: true, common: false })
    expect(estimatePassword('V7!kz-Qm3xW#').met).toEqual({
      length: true,
      mix: true,
      runs: true,
      common: true,
    })
  })

  test('asks for another length', () => {
    expect(estimatePassword('V7!kz-Qm', 8).met.length).toBe(true)
    expect(estimatePassword('V7!kz-Qm', 9).met.length).toBe(false)
  })

  test('reads no more than the start of a book', () => {
    const start = Array.from({ length: 32 }, (_, at) => (46_656 + at * 7919).toString(36)).join('')
    expect(start).toHaveLength(128)
    expect(estimatePassword(start).met.runs).toBe(true)
    expect(estimatePassword(start + 'a'.repeat(10_000))).toEqual(estimatePassword(start))
  })
})

function Choosing() {
  const [password, setPassword] = useState('')
  return (
    <>
      <PasswordField label="Password" autoComplete="new-password" value={password} onChange={setPassword} />
      <PasswordStrength password={password} />
    </>
  )
}

test('follows what is typed: by a meter, by a word, by rules that are met', async () => {
  const { user } = await render(<Choosing />)
  const meter = screen.getByRole('meter', { name: 'Password strength' })
  const rules = () => screen.getAllByRole('listitem').map((rule) => within(rule).getByRole('img').ariaLabel)
  expect(meter.getAttribute('aria-valuenow')).toBe('0')
  expect(rules()).toEqual(['not yet met', 'not yet met', 'not yet met', 'not yet met'])
  await user.type(screen.getByLabelText('Password'), 'V7!kz-Qm3xW#t9')
  expect(meter.getAttribute('aria-valuetext')).toBe('Strong')
  expect(rules()).toEqual(['met', 'met', 'met', 'met'])
  expect(screen.getByText('Password strength: Strong').getAttribute('aria-live')).toBe('polite')
})

test.each([
  ['fr', 'Au moins 10 caractères'],
  ['ar', '10 أحرف على الأقل'],
] as const)('speaks %s', async (language, length) => {
  await render(<PasswordStrength password="" minLength={10} />, { language })
  expect(screen.getByText(length)).toBeTruthy()
})
