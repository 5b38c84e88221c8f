import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Prose } from './Prose.tsx'

test('holds plain elements as they are', async () => {
  await render(
    <Prose>
      <h2>Refunds</h2>
      <p>They take three days.</p>
    </Prose>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Refunds' })).toBeTruthy()
})

test('shows markup in its own language and direction', async () => {
  await render(<Prose html="<ul><li>المبالغ</li></ul>" lang="ar" dir="rtl" />)
  const list = screen.getByRole('list')
  expect(list.closest('[lang="ar"]')?.getAttribute('dir')).toBe('rtl')
  expect(screen.getByRole('listitem').textContent).toBe('المبالغ')
})
