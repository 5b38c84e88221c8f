import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { LinkRouter } from '../../components/Link/LinkRouter.tsx'
import { branch, isOpen, links, sections, setup } from './example/fixture.tsx'
import { NavigationShell } from './NavigationShell.tsx'

beforeAll(() => import('./NavigationOverlay.tsx'))

const words = {
  en: { main: 'Main navigation', opener: 'Open navigation', close: 'Close', skip: 'Skip to content' },
  ar: {
    main: 'التنقل الرئيسي',
    opener: 'فتح قائمة التنقل',
    close: 'إغلاق',
    skip: 'الانتقال إلى المحتوى',
  },
}

test('parts the page into landmarks', async () => {
  await setup({ navbarStart: 'Search', footer: 'Help', banner: 'As a client' })
  expect(screen.getByRole('banner').textContent).toContain('Search')
  expect(screen.getByRole('main').textContent).toBe('Screen')
  expect(screen.getByRole('contentinfo').textContent).toBe('Help')
  expect(screen.getByText('As a client')).toBeTruthy()
})

test.each(['static', 'sticky'] as const)('has one footer when it is %s', async (footerPlacement) => {
  await setup({ footer: 'Help', footerPlacement })
  expect(screen.getByRole('contentinfo').textContent).toBe('Help')
})

test('has no footer when it is hidden', async () => {
  await setup({ footer: 'Help', footerPlacement: 'hidden' })
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

test('keeps the controls of a hidden navbar within the reach of Tab, and one button for the navigation', async () => {
  const { user } = await setup({ navbar: 'hidden', sections: [], navbarEnd: <button>Account</button> })
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(branch('Account'))
  expect(screen.getAllByRole('button', { name: words.en.opener })).toHaveLength(1)
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
  ['en', 'Keep navigation open'],
  ['fr', 'Garder la navigation ouverte'],
  ['ar', 'إبقاء قائمة التنقل مفتوحة'],
] as const)('has a pin that says whether it is in, in %s', async (language, name) => {
  function Page() {
    const [isCollapsed, setCollapsed] = useState(false)
    return (
      <NavigationShell
        brand="DATA1522"
        sections={sections}
        isCollapsed={isCollapsed}
        onCollapsedChange={setCollapsed}
      >
        Screen
      </NavigationShell>
    )
  }
  const { user } = await render(<Page />, { language })
  const isPinned = () => screen.getByRole('button', { name }).getAttribute('aria-pressed')
  expect(isPinned()).toBe('true')
  await user.click(screen.getByRole('button', { name }))
  expect(isPinned()).toBe('false')
  await user.keyboard('{Enter}')
  expect(isPinned()).toBe('true')
})

test('has no pin where nobody keeps its state', async () => {
  await setup()
  expect(screen.queryByRole('button', { name: 'Keep navigation open' })).toBeNull()
})

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
  await gone()
  expect(branch(words.en.opener).getAttribute('aria-expanded')).toBe('false')
})

test('closes it by any link, also the one of the screen that is shown', async () => {
  const { user, navigate } = await setup({ currentHref: '/users' })
  const overlay = await openOverlay(user, 'en')
  await user.click(overlay.getByRole('link', { name: 'Users' }))
  await gone()
  expect(navigate).toHaveBeenCalledWith('/users')
})

test('closes it when the screen changes', async () => {
  const { user, show } = await setup({ currentHref: '/crm' })
  await openOverlay(user, 'en')
  show({ currentHref: '/users' })
  await gone()
  expect(branch(words.en.opener).getAttribute('aria-expanded')).toBe('false')
})

/** A window whose width a test changes. */
function playWidth() {
  onTestFinished(() => void vi.unstubAllGlobals())
  return () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    dispatchEvent(new Event('resize'))
  }
}

test('closes it when the window becomes wide, and leaves the focus in the page', async () => {
  const widen = playWidth()
  const { user } = await setup()
  await openOverlay(user, 'en')
  // As little able to take the focus as when the width has hidden it.
  document.querySelector<HTMLButtonElement>('[aria-haspopup="dialog"]')!.disabled = true
  widen()
  await gone()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('keeps it in a wide window whose bar is hidden', async () => {
  const widen = playWidth()
  const { user } = await setup({ layout: 'horizontal', horizontalBar: 'hidden' })
  const overlay = await openOverlay(user, 'en')
  widen()
  await user.click(overlay.getByRole('button', { name: /Invoices/ }))
  expect(overlay.getByRole('link', { name: 'All invoices' })).toBeTruthy()
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
