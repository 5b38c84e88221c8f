import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Card } from './Card.tsx'
import { CardHeader } from './CardHeader.tsx'
import { CardRemoval } from './CardRemoval.tsx'
import { CardRemoveButton } from './CardRemoveButton.tsx'

function Page({ onRemove }: { onRemove?: (name: string) => void }) {
  const [names, setNames] = useState(['Revenue', 'Orders', 'Team'])
  return (
    <section aria-label="Tiles">
      <ul>
        {names.map((name) => (
          <CardRemoval
            key={name}
            as="li"
            onRemove={() => {
              onRemove?.(name)
              setNames(names.filter((other) => other !== name))
            }}
          >
            <Card>
              <CardHeader title={name} actions={<CardRemoveButton label={`Remove ${name}`} />} />
            </Card>
          </CardRemoval>
        ))}
      </ul>
    </section>
  )
}

const cross = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
const gone = (name: string) => waitFor(() => expect(screen.queryByText(name)).toBeNull())

test('takes its card away once, and the focus goes on to the next one', async () => {
  const onRemove = vi.fn<(name: string) => void>()
  const { user } = await render(<Page onRemove={onRemove} />)
  await user.click(cross('Orders'))
  expect(document.activeElement).toBe(cross('Team'))
  await gone('Orders')
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('Orders')
  expect(document.activeElement).toBe(cross('Team'))
})

test('by keyboard: from the last card to the one before, and at the end to the section around', async () => {
  const { user } = await render(<Page />)
  cross('Team').focus()
  await user.keyboard('{Enter}')
  await gone('Team')
  expect(document.activeElement).toBe(cross('Orders'))
  await user.keyboard(' ')
  await gone('Orders')
  await user.keyboard('{Enter}')
  await gone('Revenue')
  const section = screen.getByRole('region', { name: 'Tiles' })
  expect(document.activeElement).toBe(section)
  await user.tab()
  expect(section.hasAttribute('tabindex')).toBe(false)
})

test('a key that is still held takes one card, not all', async () => {
  const onRemove = vi.fn<(name: string) => void>()
  const { user } = await render(<Page onRemove={onRemove} />)
  cross('Revenue').focus()
  await user.keyboard('{Enter>5/}')
  await gone('Revenue')
  expect(onRemove).toHaveBeenCalledOnce()
  expect(screen.getByText('Team')).toBeTruthy()
})

test('whoever keeps the card sees it again', async () => {
  const onRemove = vi.fn<() => void>()
  const { user } = await render(
    <CardRemoval onRemove={onRemove}>
      <Card>
        <CardHeader title="Revenue" actions={<CardRemoveButton label="Remove Revenue" />} />
      </Card>
    </CardRemoval>,
  )
  await user.click(cross('Revenue'))
  await waitFor(() => expect(onRemove).toHaveBeenCalledOnce())
  await waitFor(() => expect(document.querySelector('[data-leaving], [inert]')).toBeNull())
})
