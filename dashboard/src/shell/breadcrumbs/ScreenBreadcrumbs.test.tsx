import { Button } from '@data1522/design-system/Button'
import { IconUser } from '@data1522/design-system/icons'
import type { NavigationSection } from '@data1522/design-system/NavigationShell'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { renderNavbar } from '../../../../tests/support/navbar.tsx'
import { shownAddress } from '../../../../tests/support/product.tsx'
import { ScreenBreadcrumbs } from './ScreenBreadcrumbs.tsx'
import { useBreadcrumbEnd } from '../../core/router/breadcrumb-end.ts'

beforeAll(() => import('../../../../design-system/src/components/Menu/MenuPopup.tsx'))

const sections: NavigationSection[] = [
  {
    id: 'apps',
    title: 'Apps',
    items: [
      { id: 'chat', label: 'Chat', href: '/apps/chat', icon: IconUser },
      { id: 'users', label: 'Users', href: '/apps/user/list' },
    ],
  },
]

/** One address that shows what is in the list. */
function Edit() {
  useBreadcrumbEnd('Maya Laurent', '/apps/user/list')
  return null
}

/** A screen that learns the name of what it shows when its button is pressed. */
function Screen() {
  const [name, setName] = useState<string>()
  useBreadcrumbEnd(name)
  return (
    <>
      <Button onPress={() => setName('Maya Laurent')}>Load</Button>
    </>
  )
}

const steps = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test('ends with the title until the screen tells a name, and again on the next record', async () => {
  const { user } = await renderNavbar(
    <>
      <ScreenBreadcrumbs sections={sections} />
      <Screen />
    </>,
    { address: '/apps/user/view/7' },
  )
  expect(steps()).toEqual(['Apps', 'Users', 'User'])
  await user.click(screen.getByRole('button', { name: 'Load' }))
  expect(steps()).toEqual(['Apps', 'Users', 'Maya Laurent'])
  expect(screen.getByText('Maya Laurent').getAttribute('aria-current')).toBe('page')
})

test('forgets the name with the address that it was told at', async () => {
  const { user, unmount } = await renderNavbar(
    <>
      <ScreenBreadcrumbs sections={sections} />
      <Screen />
    </>,
    { address: '/apps/user/view/7' },
  )
  await user.click(screen.getByRole('button', { name: 'Load' }))
  unmount()
  await renderNavbar(<ScreenBreadcrumbs sections={sections} />, { address: '/apps/user/view/8' })
  expect(steps()).toEqual(['Apps', 'Users', 'User'])
})

test.each(['en', 'ar'] as const)(
  'its branch opens the screens beside it, by keyboard in %s',
  async (language) => {
    const { user } = await renderNavbar(<ScreenBreadcrumbs sections={sections} />, {
      address: '/apps/user/list',
      language,
    })
    await user.tab()
    await user.keyboard('{ArrowDown}')
    const [chat, users] = await screen.findAllByRole('menuitem')
    await waitFor(() => expect(document.activeElement).toBe(chat))
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(users)
    await user.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(shownAddress()).toBe('/apps/chat'))
  },
)

test('is nothing where the address is none of the product', async () => {
  await renderNavbar(<ScreenBreadcrumbs sections={sections} />, { address: '/nowhere' })
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('what is shown can belong to another entry than that of its address', async () => {
  await renderNavbar(
    <>
      <ScreenBreadcrumbs sections={sections} />
      <Edit />
    </>,
    { address: '/apps/chat' },
  )
  await waitFor(() => expect(steps()).toEqual(['Apps', 'Users', 'Maya Laurent']))
})
