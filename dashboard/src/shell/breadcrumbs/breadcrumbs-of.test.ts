import type { NavigationSection } from '@data1522/design-system/NavigationShell'
import { expect, test } from 'vitest'
import { breadcrumbsOf } from './breadcrumbs-of.ts'

const sections: NavigationSection[] = [
  {
    id: 'start',
    items: [{ id: 'home', label: 'Home', href: '/home' }],
  },
  {
    id: 'apps',
    title: 'Apps',
    items: [
      { id: 'mail', label: 'Mail', href: '/mail' },
      { id: 'users', label: 'Users', href: '/users' },
      {
        id: 'shop',
        label: 'Shop',
        items: [
          { id: 'orders', label: 'Orders', href: '/orders' },
          { id: 'stock', label: 'Stock', items: [{ id: 'lists', label: 'Lists', href: '/lists' }] },
        ],
      },
    ],
  },
]

/** The steps in words, with the address of each, and after a colon what opens from it. */
const written = (href: string, title: string, end?: string, pathname = '/else') =>
  breadcrumbsOf({ sections, href, pathname, title, end }).map(({ label, href: to, siblings }) =>
    [
      label,
      to,
      siblings &&
        `: ${siblings()
          .map((one) => one.href)
          .join()}`,
    ]
      .filter(Boolean)
      .join(' '),
  )

test.each([
  ['a screen in a branch', '/orders', 'Orders', undefined, ['Shop : /orders,/lists', 'Orders /orders']],
  [
    'a screen in a branch of a branch',
    '/lists',
    'Lists',
    undefined,
    ['Shop : /orders,/lists', 'Stock : /lists', 'Lists /lists'],
  ],
  ['a screen that stands alone', '/users', 'Users', undefined, ['Apps : /mail,/users', 'Users /users']],
  [
    'a record before its name has come',
    '/users',
    'User',
    undefined,
    ['Apps : /mail,/users', 'Users /users', 'User'],
  ],
  [
    'a record by its name',
    '/users',
    'User',
    'Maya Laurent',
    ['Apps : /mail,/users', 'Users /users', 'Maya Laurent'],
  ],
  ['a part of a screen', '/users', 'Users', 'Archive', ['Apps : /mail,/users', 'Users /users', 'Archive']],
  ['a screen of a section without a title', '/home', 'Home', undefined, ['Home /home']],
  ['what the navigation does not know', '/elsewhere', 'Elsewhere', undefined, ['Elsewhere']],
])('leads to %s', (_, href, title, end, steps) => {
  expect(written(href, title, end)).toEqual(steps)
})

test('takes the name of a screen from the navigation, whatever its title', () => {
  expect(written('/orders', 'All orders of the shop', undefined, '/orders')).toEqual([
    'Shop : /orders,/lists',
    'Orders /orders',
  ])
})

test('what lies in a branch of the branch is a group of it', () => {
  const [shop] = breadcrumbsOf({ sections, href: '/orders', pathname: '/orders', title: 'Orders' })
  expect(shop!.siblings!().map(({ label, group }) => [group, label])).toEqual([
    [undefined, 'Orders'],
    ['Stock', 'Lists'],
  ])
})
