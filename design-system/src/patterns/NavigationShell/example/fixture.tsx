import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { render } from '../../../../../tests/support/render.tsx'
import { LinkRouter } from '../../../components/Link/LinkRouter.tsx'
import type { NavigationSection } from '../navigation.ts'
import { NavigationShell, type NavigationShellProps } from '../NavigationShell.tsx'

/** A navigation with one entry of each kind, for tests. */
export const sections: NavigationSection[] = [
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
  {
    id: 'apps',
    title: 'Apps',
    items: [
      {
        id: 'shop',
        label: 'Shop',
        items: [
          { id: 'orders', label: 'Orders', href: '/orders' },
          {
            id: 'products',
            label: 'Products',
            items: [
              { id: 'all', label: 'All products', href: '/products' },
              { id: 'add', label: 'Add product', href: '/add' },
            ],
          },
          {
            id: 'money',
            label: 'Money',
            items: [{ id: 'payouts', label: 'Payouts', href: '/payouts' }],
          },
        ],
      },
      { id: 'users', label: 'Users', href: '/users' },
      { id: 'payroll', label: 'Payroll', isDisabled: true, description: 'Opens in January' },
      { id: 'guide', label: 'Guide', href: 'https://example.com/guide', isExternal: true },
    ],
  },
]

/** Renders a shell that changes its address when a link is followed, as a router would. */
export async function setup(props: Partial<NavigationShellProps> = {}, language: 'en' | 'ar' = 'en') {
  const navigate = vi.fn<(href: string) => void>()
  const shell = (more: Partial<NavigationShellProps>) => (
    <LinkRouter navigate={navigate}>
      <NavigationShell brand="DATA1522" sections={sections} {...props} {...more}>
        {more.children ?? props.children ?? <h1>Screen</h1>}
      </NavigationShell>
    </LinkRouter>
  )
  const { rerender, ...view } = await render(shell({}), { language })
  return { navigate, show: (more: Partial<NavigationShellProps>) => rerender(shell(more)), ...view }
}

export const branch = (name: RegExp | string) => screen.getByRole('button', { name })
export const isOpen = (name: RegExp | string) => branch(name).getAttribute('aria-expanded') === 'true'
export const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
