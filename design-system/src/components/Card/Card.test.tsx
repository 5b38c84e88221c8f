import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from './Card.tsx'
import { CardHeader } from './CardHeader.tsx'

test('is a region named by its title', async () => {
  await render(
    <Card as="section" aria-labelledby="revenue">
      <CardHeader id="revenue" title="Revenue" subtitle="Daily" />
    </Card>,
  )
  expect(screen.getByRole('region', { name: 'Revenue' })).toBeTruthy()
})

test('sets its title at the depth asked for', async () => {
  await render(<CardHeader title="Revenue" level={3} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Revenue' })).toBeTruthy()
})

test('keeps its actions out of the title', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = await render(
    <CardHeader title="Accounts" actions={<Button onPress={onPress}>Filter</Button>} />,
  )
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Accounts')
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  expect(onPress).toHaveBeenCalledOnce()
})
