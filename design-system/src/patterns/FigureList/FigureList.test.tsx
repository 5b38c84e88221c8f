import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { FigureList } from './FigureList.tsx'

test('each row says its name, what it comes to and how it moved, and leads on', async () => {
  await render(
    <FigureList
      aria-label="Products"
      items={[
        { id: '1', title: 'Kettle', detail: '412 sold', value: '$79.90', href: '/products/1' },
        { id: '2', title: 'Lamp', value: '$64.50', change: { text: '-2%', tone: 'danger' } },
      ]}
    />,
  )
  const [kettle, lamp] = within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem')
  expect(kettle!.textContent).toBe('Kettle412 sold$79.90')
  expect(within(kettle!).getByRole('link', { name: 'Kettle' }).getAttribute('href')).toBe('/products/1')
  expect(lamp!.textContent).toBe('Lamp$64.50-2%')
})
