import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../Button/Button.tsx'
import { CollapsibleCard } from './CollapsibleCard.tsx'

const head = () => screen.getByRole('button', { name: 'Traffic' })
const content = () => document.getElementById(head().getAttribute('aria-controls')!)!

test('closes and opens by mouse and keyboard, and says so', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>()
  const { user } = await render(
    <CollapsibleCard title="Traffic" subtitle="This month" onOpenChange={onOpenChange}>
      Organic
    </CollapsibleCard>,
  )
  expect(screen.getByRole('group', { name: 'Traffic' }).textContent).toBe('Organic')
  await user.click(head())
  expect(head().getAttribute('aria-expanded')).toBe('false')
  expect(content().hidden).toBeTruthy()
  await user.keyboard('{Enter}')
  await user.keyboard(' ')
  expect(onOpenChange.mock.calls).toEqual([[false], [true], [false]])
})

test('its title stays a heading, and its subtitle says more of the button', async () => {
  await render(
    <CollapsibleCard title="Traffic" subtitle="This month" level={3}>
      Organic
    </CollapsibleCard>,
  )
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Traffic')
  expect(document.getElementById(head().getAttribute('aria-describedby')!)?.textContent).toBe('This month')
})

test('its actions do not close it', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = await render(
    <CollapsibleCard title="Traffic" actions={<Button onPress={onPress}>Refresh</Button>}>
      Organic
    </CollapsibleCard>,
  )
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(head().getAttribute('aria-expanded')).toBe('true')
})

test('leaves whether it is open to whoever keeps it', async () => {
  const { user, rerender } = await render(
    <CollapsibleCard title="Traffic" isOpen={false}>
      Organic
    </CollapsibleCard>,
  )
  await user.click(head())
  expect(head().getAttribute('aria-expanded')).toBe('false')
  rerender(
    <CollapsibleCard title="Traffic" isOpen>
      Organic
    </CollapsibleCard>,
  )
  expect(content().hidden).toBe(false)
})

test('opens when the browser’s search finds something in it', async () => {
  await render(
    <CollapsibleCard title="Traffic" defaultOpen={false}>
      Organic
    </CollapsibleCard>,
  )
  expect(content().getAttribute('hidden')).toBe('until-found')
  act(() => void content().dispatchEvent(new Event('beforematch')))
  expect(head().getAttribute('aria-expanded')).toBe('true')
})
