import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { LinkRouter } from '../../components/Link/LinkRouter.tsx'
import { NavigationShell, type NavigationSection, type NavigationShellProps } from './NavigationShell.tsx'

beforeAll(() => import('./NavigationOverlay.tsx'))

const sections: NavigationSection[] = [
  {
    id: 'start',
    items: [
      {
        id: 'dashboards',
        label: 'Dashboards',
        badge: '2',
        items: [
          { id: 'analytics', label: 'Analytics', href: '/analytics' },
          { id: 'crm', label: 'CRM', href: '/crm' },
        ],
      },
      {
        id: 'invoices',
        label: 'Invoices',
        items: [{ id: 'list', label: 'All invoices', href: '/invoices' }],
      },
      { id: 'pages', label: 'Pages', items: [{ id: 'faq', label: 'Questions', href: '/faq' }] },
    ],
  },
  { id: 'apps', title: 'Apps', items: [{ id: 'users', label: 'Users', href: '/users' }] },
]

const words = {
  en: { main: 'Main navigation', opener: 'Open navigation', close: 'Close', skip: 'Skip to content' },
  ar: {
    main: 'التنقل الرئيسي',
    opener: 'فتح قائمة التنقل',
    close: 'إغلاق',
    skip: 'الانتقال إلى المحتوى',
  },
}

const setup = async (props: Partial<NavigationShellProps> = {}, language: 'en' | 'ar' = 'en') => {
  const navigate = vi.fn<(href: string) => void>()
  const shell = (more: Partial<NavigationShellProps>) => (
    <LinkRouter navigate={navigate}>
      <NavigationShell brand="DATA1522" sections={sections} {...props} {...more}>
        {more.children ?? <h1>Screen</h1>}
      </NavigationShell>
    </LinkRouter>
  )
  const { rerender, ...view } = await render(shell({}), { language })
  return { navigate, show: (more: Partial<NavigationShellProps>) => rerender(shell(more)), ...view }
}

const branch = (name: RegExp) => screen.getByRole('button', { name })
const isOpen = (name: RegExp) => branch(name).getAttribute('aria-expanded') === 'true'
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

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
  expect(current()).toEqual(['All invoices'])
  show({ currentHref: '/users' })
  expect(current()).toEqual(['Users'])
})

test('has one open branch beside the current one: the next closes the last', async () => {
  const { user } = await setup()
  await user.click(branch(/Invoices/))
  await user.click(branch(/Pages/))
  expect(isOpen(/Pages/)).toBe(true)
  expect(isOpen(/Invoices/)).toBe(false)
  expect(links()).not.toContain('All invoices')
})

test('lets the branch of the current screen be closed', async () => {
  const { user } = await setup({ currentHref: '/crm' })
  await user.click(branch(/Dashboards/))
  expect(isOpen(/Dashboards/)).toBe(false)
})

test('goes to a link without loading the page', async () => {
  const { user, navigate } = await setup()
  await user.click(screen.getByRole('link', { name: 'Users' }))
  expect(navigate).toHaveBeenCalledWith('/users')
})

test('parts the page into landmarks and names the groups of links', async () => {
  await setup({ navbarStart: 'Search', footer: 'Help' })
  expect(
    within(screen.getByRole('navigation', { name: 'Main navigation' })).getByRole('list', { name: 'Apps' }),
  ).toBeTruthy()
  expect(screen.getByRole('banner').textContent).toContain('Search')
  expect(screen.getByRole('main').textContent).toBe('Screen')
  expect(screen.getByRole('contentinfo').textContent).toBe('Help')
})

test.each(['en', 'ar'] as const)('offers to skip to the content first of all, in %s', async (language) => {
  const { user } = await setup({}, language)
  await user.tab()
  const skip = screen.getByRole('link', { name: words[language].skip })
  expect(document.activeElement).toBe(skip)
  const content = document.querySelector(skip.getAttribute('href')!)!
  expect(content).toBe(screen.getByRole('main'))
  screen.getByRole('main').focus()
  expect(document.activeElement).toBe(content)
})

test.each([
  ['en', 'Collapse navigation', 'Expand navigation'],
  ['ar', 'طيّ قائمة التنقل', 'توسيع قائمة التنقل'],
] as const)(
  'says what its button does, and that it was pressed, in %s',
  async (language, collapse, expand) => {
    const onCollapsedChange = vi.fn<(isCollapsed: boolean) => void>()
    function Page() {
      const [isCollapsed, setCollapsed] = useState(false)
      return (
        <NavigationShell
          brand="DATA1522"
          sections={sections}
          isCollapsed={isCollapsed}
          onCollapsedChange={(next) => {
            onCollapsedChange(next)
            setCollapsed(next)
          }}
        >
          Screen
        </NavigationShell>
      )
    }
    const { user } = await render(<Page />, { language })
    await user.click(screen.getByRole('button', { name: collapse }))
    await user.click(screen.getByRole('button', { name: expand }))
    expect(onCollapsedChange.mock.calls).toEqual([[true], [false]])
    expect(screen.getByRole('button', { name: collapse })).toBeTruthy()
  },
)

const openOverlay = async (user: Awaited<ReturnType<typeof setup>>['user'], language: 'en' | 'ar') => {
  await user.click(screen.getByRole('button', { name: words[language].opener }))
  return within(await screen.findByRole('dialog', { name: words[language].main }))
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test.each(['en', 'ar'] as const)('opens the same navigation over the page, in %s', async (language) => {
  const { user } = await setup({ currentHref: '/crm' }, language)
  const beside = links().filter((name) => name !== words[language].skip)
  const overlay = await openOverlay(user, language)
  const over = overlay.getAllByRole('link').map(({ textContent }) => textContent)
  expect(over).toEqual(beside)
  expect(overlay.getByRole('link', { current: 'page' }).textContent).toBe('CRM')
  await user.click(overlay.getByRole('button', { name: /Invoices/ }))
  expect(overlay.getByRole('link', { name: 'All invoices' })).toBeTruthy()
})

test.each(['en', 'ar'] as const)(
  'closes it by Escape and gives focus back to its opener, in %s',
  async (language) => {
    const { user } = await setup({}, language)
    await openOverlay(user, language)
    await user.keyboard('{Escape}')
    await gone()
    const opener = screen.getByRole('button', { name: words[language].opener })
    await waitFor(() => expect(document.activeElement).toBe(opener))
  },
)

test('closes it by its close button', async () => {
  const { user } = await setup()
  const overlay = await openOverlay(user, 'en')
  await user.click(overlay.getByRole('button', { name: words.en.close }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('closes it when the screen changes', async () => {
  const { user, show, navigate } = await setup({ currentHref: '/crm' })
  const overlay = await openOverlay(user, 'en')
  await user.click(overlay.getByRole('link', { name: 'Users' }))
  expect(navigate).toHaveBeenCalledWith('/users')
  show({ currentHref: '/users' })
  await gone()
})

test.each(inputs)('its branches and the navigation over the page open by $by in $language', async (input) => {
  const navigate = vi.fn<(href: string) => void>()
  const { hands, press } = await renderFor(
    input,
    <LinkRouter navigate={navigate}>
      <NavigationShell brand="DATA1522" sections={sections}>
        Screen
      </NavigationShell>
    </LinkRouter>,
  )
  await press(branch(/Dashboards/))
  expect(isOpen(/Dashboards/)).toBe(true)
  await press(screen.getByRole('link', { name: 'CRM' }))
  await press(branch(/Dashboards/), ' ')
  expect(isOpen(/Dashboards/)).toBe(false)
  const root = screen.getByRole('button', { name: words[input.language].opener })
  const overlay = hands.createTester('Dialog', { root })
  await overlay.open()
  await overlay.close()
  await waitFor(() => expect(document.activeElement).toBe(root))
  await overlay.open()
  await press(within(overlay.dialog!).getByRole('link', { name: 'Users' }))
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/crm', '/users'])
})
