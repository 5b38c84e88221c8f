import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Tabs } from './Tabs.tsx'

// The tabs' sliding line asks for animations, which jsdom does not have.
beforeAll(() => void (Element.prototype.getAnimations = () => []))
afterAll(() => void Reflect.deleteProperty(Element.prototype, 'getAnimations'))

const security = vi.fn<() => string>(() => 'Your password')

function Settings() {
  const [selectedId, setSelectedId] = useState('account')
  return (
    <Tabs
      label="Settings"
      selectedId={selectedId}
      onSelectionChange={setSelectedId}
      items={[
        { id: 'account', label: 'Account', content: 'Your name' },
        { id: 'security', label: 'Security', content: security },
        { id: 'billing', label: 'Billing', content: 'Your plan' },
      ]}
    />
  )
}

test('shows what belongs to the tab that is clicked, and builds it only then', async () => {
  const { user } = await render(<Settings />)
  expect(screen.getByRole('tabpanel', { name: 'Account' }).textContent).toBe('Your name')
  expect(security).not.toHaveBeenCalled()
  await user.click(screen.getByRole('tab', { name: 'Security' }))
  expect(screen.getByRole('tabpanel', { name: 'Security' }).textContent).toBe('Your password')
  expect(screen.queryByText('Your name')).toBeNull()
})

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)('follows the arrows of the reading direction in %s', async (language, forward, back) => {
  const { user } = await render(<Settings />, { language })
  await user.tab()
  await user.keyboard(forward)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Security')
  await user.keyboard(back)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Account')
  await user.keyboard('{End}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Billing')
})

test('is one stop of the Tab key', async () => {
  const { user } = await render(<Settings />)
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Account')
  await user.tab()
  expect(document.activeElement?.getAttribute('role')).not.toBe('tab')
})
