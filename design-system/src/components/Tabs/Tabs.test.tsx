import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { LinkContext } from '../../internal/LinkContext.ts'
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

const three = ['Account', 'Security', 'Billing'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: label,
}))

test.each(['en', 'ar'] as const)('a column follows the arrows up and down in %s', async (language) => {
  const onSelectionChange = vi.fn<(id: string) => void>()
  const { user } = await render(
    <Tabs
      label="Settings"
      orientation="vertical"
      items={three}
      selectedId="account"
      onSelectionChange={onSelectionChange}
    />,
    { language },
  )
  expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical')
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(onSelectionChange).toHaveBeenLastCalledWith('security')
})

test('passes over a tab that is off', async () => {
  const onSelectionChange = vi.fn<(id: string) => void>()
  const { user } = await render(
    <Tabs
      label="Settings"
      items={three.map((item) => ({ ...item, isDisabled: item.id === 'security' }))}
      selectedId="account"
      onSelectionChange={onSelectionChange}
    />,
  )
  await user.click(screen.getByRole('tab', { name: 'Security' }))
  expect(onSelectionChange).not.toHaveBeenCalled()
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith('billing')
})

test('selects by Enter alone where asked to', async () => {
  const onSelectionChange = vi.fn<(id: string) => void>()
  const { user } = await render(
    <Tabs
      label="Settings"
      keyboardActivation="manual"
      items={three}
      selectedId="account"
      onSelectionChange={onSelectionChange}
    />,
  )
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(onSelectionChange).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith('security')
})

test('keeps what was typed in a panel where asked to', async () => {
  const { user } = await render(<Notes />)
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Hello')
  await user.click(screen.getByRole('tab', { name: 'Other' }))
  expect(screen.queryByRole('tabpanel', { name: 'Note' })).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Note' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('Hello')
})

function Notes() {
  const [selectedId, setSelectedId] = useState('note')
  return (
    <Tabs
      label="Notes"
      keepMounted
      selectedId={selectedId}
      onSelectionChange={setSelectedId}
      items={[
        { id: 'note', label: 'Note', content: <input aria-label="Note" /> },
        { id: 'other', label: 'Other', content: 'Nothing' },
      ]}
    />
  )
}

test('tabs that are links go through the router, by mouse and keyboard', async () => {
  const navigate = vi.fn<(href: string) => void>()
  const { user } = await render(
    <LinkContext value={{ navigate, useHref: (href) => `/base${href}` }}>
      <Tabs
        label="Settings"
        selectedId="account"
        items={three.map((item) => ({ ...item, href: `/${item.id}` }))}
      />
    </LinkContext>,
  )
  const security = screen.getByRole('tab', { name: 'Security' })
  expect(security.getAttribute('href')).toBe('/base/security')
  await user.click(security)
  expect(navigate).toHaveBeenLastCalledWith('/security')
  screen.getByRole('tab', { name: 'Account' }).focus()
  await user.keyboard('{End}')
  expect(navigate).toHaveBeenLastCalledWith('/billing')
})

test.each([
  ['en', 70],
  ['ar', -70],
] as const)('a row without room is drawn on by the button at its end in %s', async (language, distance) => {
  const scrollBy = vi.fn<(options: ScrollToOptions) => void>()
  const { user, container } = await render(<Settings />, { language })
  const list = screen.getByRole('tablist')
  Object.assign(list, { scrollBy })
  Object.defineProperty(list, 'clientWidth', { value: 100 })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await user.click(container.querySelectorAll('button')[1]!)
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: distance, behavior: 'instant' })
  vi.unstubAllGlobals()
})

test.each(inputs)('a row is worked by $by in $language', async (input) => {
  const { hands, direction } = await renderFor(input, <Settings />)
  const tabs = hands.createTester('Tabs', { root: screen.getByRole('tablist'), direction })
  const shown: (string | null | undefined)[] = []
  for (const tab of ['Security', 'Billing', 'Account']) {
    await tabs.triggerTab({ tab })
    shown.push(tabs.activeTabpanel?.textContent)
  }
  expect(shown).toEqual(['Your password', 'Your plan', 'Your name'])
  expect(tabs.selectedTab?.textContent).toBe('Account')
})

test.each(inputs)('a column that asks for Enter is worked by $by in $language', async (input) => {
  function Column() {
    const [selectedId, setSelectedId] = useState('account')
    return (
      <Tabs
        label="Settings"
        orientation="vertical"
        keyboardActivation="manual"
        items={three.map((item) => ({ ...item, isDisabled: item.id === 'security' }))}
        selectedId={selectedId}
        onSelectionChange={setSelectedId}
      />
    )
  }
  const { hands, direction } = await renderFor(input, <Column />)
  const tabs = hands.createTester('Tabs', { root: screen.getByRole('tablist'), direction })
  await tabs.triggerTab({ tab: 'Billing', manualActivation: true })
  expect(tabs.activeTabpanel?.textContent).toBe('Billing')
  await tabs.triggerTab({ tab: 'Account', manualActivation: true })
  expect(tabs.activeTabpanel?.textContent).toBe('Account')
})

test.each(inputs)('tabs that are links lead on by $by in $language', async (input) => {
  const navigate = vi.fn<(href: string) => void>()
  const items = three.map((item) => ({ ...item, href: `/${item.id}` }))
  const { hands, direction } = await renderFor(
    input,
    <LinkContext value={{ navigate, useHref: (href) => href }}>
      <Tabs label="Settings" selectedId="account" items={items} />
    </LinkContext>,
  )
  const tabs = hands.createTester('Tabs', { root: screen.getByRole('tablist'), direction })
  await tabs.triggerTab({ tab: 'Security' })
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/security')
})
