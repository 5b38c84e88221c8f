import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { branch, isOpen, links, setup } from './example/fixture.tsx'

test.each(['en', 'ar'] as const)(
  'opens and closes a branch by mouse and keyboard, in %s',
  async (language) => {
    const { user } = await setup({}, language)
    expect(screen.queryByRole('link', { name: 'CRM' })).toBeNull()
    await user.click(branch(/Dashboards/))
    expect(isOpen(/Dashboards/)).toBe(true)
    expect(screen.getByRole('link', { name: 'CRM' }).getAttribute('href')).toBe('/crm')
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('link', { name: 'CRM' })).toBeNull()
    await user.keyboard(' ')
    expect(isOpen(/Dashboards/)).toBe(true)
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Analytics')
  },
)

test('shows where one is: the branch is open and the one link is current', async () => {
  const { show } = await setup({ currentHref: '/crm' })
  const current = () => screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)
  expect(isOpen(/Dashboards/)).toBe(true)
  expect(current()).toEqual(['CRM'])
  show({ currentHref: '/invoices' })
  expect(isOpen(/Invoices/)).toBe(true)
  expect(isOpen(/Dashboards/)).toBe(false)
  expect(current()).toEqual(['All invoices'])
  show({ currentHref: '/add' })
  expect(isOpen('Shop')).toBe(true)
  expect(isOpen('Products')).toBe(true)
  expect(current()).toEqual(['Add product'])
})

test('has one open branch beside the current one, over all sections', async () => {
  const { user } = await setup({ currentHref: '/crm' })
  await user.click(branch(/Invoices/))
  expect([isOpen(/Dashboards/), isOpen(/Invoices/)]).toEqual([true, true])
  await user.click(branch('Shop'))
  expect([isOpen(/Dashboards/), isOpen(/Invoices/), isOpen('Shop')]).toEqual([true, false, true])
})

test('closes and reopens the branch of the current screen, which another address opens again', async () => {
  const { user, show } = await setup({ currentHref: '/crm' })
  await user.click(branch(/Dashboards/))
  expect(isOpen(/Dashboards/)).toBe(false)
  await user.click(branch(/Dashboards/))
  expect(isOpen(/Dashboards/)).toBe(true)
  await user.click(branch(/Dashboards/))
  show({ currentHref: '/analytics' })
  expect(isOpen(/Dashboards/)).toBe(true)
})

test('has three levels, of which each keeps one branch open', async () => {
  const { user } = await setup()
  await user.click(branch('Shop'))
  await user.click(branch('Products'))
  expect(links()).toContain('Add product')
  await user.click(branch('Money'))
  expect(links()).toContain('Payouts')
  expect(links()).not.toContain('Add product')
  expect(isOpen('Shop')).toBe(true)
})

test('shows a disabled entry that is read with its reason and leads nowhere', async () => {
  const { user, navigate } = await setup()
  const payroll = screen.getByRole('link', { name: /^Payroll\s*Opens in January$/ })
  expect(payroll.getAttribute('aria-disabled')).toBe('true')
  expect(payroll.hasAttribute('href')).toBe(false)
  payroll.focus()
  expect(document.activeElement).toBe(payroll)
  await user.keyboard('{Enter}')
  await user.click(payroll)
  expect(navigate).not.toHaveBeenCalled()
})

test.each([
  ['en', /^Guide\s*\(opens in a new tab\)$/],
  ['ar', /^Guide\s*\(يُفتح في علامة تبويب جديدة\)$/],
] as const)('leads out of the product in a new tab, and says so, in %s', async (language, name) => {
  await setup({}, language)
  const guide = screen.getByRole('link', { name })
  expect(guide.getAttribute('target')).toBe('_blank')
  expect(guide.getAttribute('rel')).toContain('noopener')
})

test('goes to a link without loading the page', async () => {
  const { user, navigate } = await setup()
  await user.click(screen.getByRole('link', { name: 'Users' }))
  expect(navigate).toHaveBeenCalledWith('/users')
})

test('names the list of a section by its title', async () => {
  await setup()
  const main = within(screen.getByRole('navigation', { name: 'Main navigation' }))
  expect(within(main.getByRole('list', { name: 'Apps' })).getByRole('link', { name: 'Users' })).toBeTruthy()
})

test('an entry says at its end that there is nothing yet', async () => {
  await setup({
    sections: [{ id: 'apps', items: [{ id: 'chat', label: 'Chat', href: '/chat', note: 'Soon' }] }],
  })
  expect(screen.getByRole('link', { name: 'Chat Soon' })).toBeTruthy()
})
