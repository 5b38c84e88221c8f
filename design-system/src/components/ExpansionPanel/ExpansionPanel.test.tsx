import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { ExpansionGroup, type ExpansionGroupProps } from './ExpansionGroup.tsx'
import { ExpansionPanel } from './ExpansionPanel.tsx'

const head = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => head(name).getAttribute('aria-expanded') === 'true'
const contentOf = (name: string) => document.getElementById(head(name).getAttribute('aria-controls')!)!

function Questions(props: Omit<ExpansionGroupProps, 'children'>) {
  return (
    <ExpansionGroup {...props}>
      <ExpansionPanel id="ship" title="Shipping">
        Same day
      </ExpansionPanel>
      <ExpansionPanel id="pay" title="Payment">
        By card
      </ExpansionPanel>
      <ExpansionPanel id="old" title="Archive" isDisabled>
        Nothing
      </ExpansionPanel>
    </ExpansionGroup>
  )
}

test('opens and closes by mouse and keyboard, and says so', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>()
  const { user } = await render(
    <ExpansionPanel title="Shipping" onOpenChange={onOpenChange}>
      Same day
    </ExpansionPanel>,
  )
  expect(contentOf('Shipping').hidden).toBeTruthy()
  await user.click(head('Shipping'))
  expect(contentOf('Shipping').hidden).toBe(false)
  expect(screen.getByRole('group', { name: 'Shipping' }).textContent).toBe('Same day')
  await user.keyboard('{Enter}')
  expect(isOpen('Shipping')).toBe(false)
  await user.keyboard(' ')
  expect(onOpenChange.mock.calls).toEqual([[true], [false], [true]])
})

test('one at a time: opening one closes the other, and a disabled one stays shut', async () => {
  const { user } = await render(<Questions defaultOpenIds={['ship']} />)
  await user.click(head('Payment'))
  expect([isOpen('Shipping'), isOpen('Payment')]).toEqual([false, true])
  await user.click(head('Archive'))
  expect(isOpen('Archive')).toBe(false)
  await user.click(head('Payment'))
  expect(isOpen('Payment')).toBe(false)
})

test('several at a time where the group lets them', async () => {
  const onOpenChange = vi.fn<(ids: string[]) => void>()
  const { user } = await render(
    <Questions isMultiple defaultOpenIds={['ship']} onOpenChange={onOpenChange} />,
  )
  await user.click(head('Payment'))
  expect([isOpen('Shipping'), isOpen('Payment')]).toEqual([true, true])
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(['ship', 'pay'])
})

test('leaves what is open to whoever keeps it', async () => {
  const { user, rerender } = await render(<Questions openIds={[]} />)
  await user.click(head('Shipping'))
  expect(isOpen('Shipping')).toBe(false)
  rerender(<Questions openIds={['ship']} />)
  expect(isOpen('Shipping')).toBe(true)
})

test('opens when the browser’s search finds something in it', async () => {
  await render(<Questions />)
  const content = contentOf('Payment')
  expect(content.getAttribute('hidden')).toBe('until-found')
  act(() => void content.dispatchEvent(new Event('beforematch')))
  expect(isOpen('Payment')).toBe(true)
  expect(content.hasAttribute('hidden')).toBe(false)
})

test('its titles are headings of the group’s level', async () => {
  await render(<Questions level={4} />)
  expect(screen.getAllByRole('heading', { level: 4 }).map((title) => title.textContent)).toEqual([
    'Shipping',
    'Payment',
    'Archive',
  ])
})

test.each(inputs)('opens one for another by $by in $language', async (input) => {
  const { press } = await renderFor(input, <Questions defaultOpenIds={['ship']} />)
  await press(head('Payment'), ' ')
  expect([isOpen('Shipping'), isOpen('Payment')]).toEqual([false, true])
  await press(head('Payment'))
  expect(isOpen('Payment')).toBe(false)
})
