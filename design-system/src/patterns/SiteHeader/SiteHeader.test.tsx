import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { links, menu } from './example.ts'
import { SiteHeader } from './SiteHeader.tsx'

const header = (
  <>
    <SiteHeader
      brand="DATA1522"
      links={links}
      menu={menu}
      currentHref="/pricing"
      actions={<LinkButton href="/login">Sign in now</LinkButton>}
    />
    <main id="content">
      <section id="features">What it can do</section>
      <section id="contact">Write to us</section>
    </main>
  </>
)
const pages = () => screen.getByRole('button', { name: 'Pages' })

test.each(['en', 'ar'] as const)(
  'offers to skip first of all, then the brand’s links, in %s',
  async (language) => {
    const { user } = await render(header, { language })
    await user.tab()
    expect(document.activeElement?.getAttribute('href')).toBe('#content')
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Features')
  },
)

test('marks the page that is shown', async () => {
  await render(header)
  expect(screen.getByRole('link', { name: 'Pricing' }).getAttribute('aria-current')).toBe('page')
})

test('its menu opens by keys, and closes by Escape with the focus on its button', async () => {
  const { user } = await render(header)
  pages().focus()
  await user.keyboard('{Enter}')
  expect(pages().getAttribute('aria-expanded')).toBe('true')
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Home')
  await user.keyboard('{Escape}')
  expect(pages().getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(pages())
})

test('its menu closes when one goes on, by keys or by a press elsewhere', async () => {
  const { user } = await render(header)
  await user.click(pages())
  await user.click(screen.getByText('Write to us'))
  expect(pages().getAttribute('aria-expanded')).toBe('false')
  await user.click(pages())
  act(() => screen.getByRole('link', { name: 'Sign in now' }).focus())
  expect(pages().getAttribute('aria-expanded')).toBe('false')
})

test('marks the section that one reads', async () => {
  await render(header)
  const places = { features: -300, contact: 200 }
  for (const [id, top] of Object.entries(places))
    vi.spyOn(document.getElementById(id)!, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, top, 100, 500),
    )
  fireEvent.scroll(window)
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('aria-current')).toBe('location'),
  )
  expect(screen.getByRole('link', { name: 'Features' }).getAttribute('aria-current')).toBeNull()
})

test('has all of it in a drawer where there is no room', async () => {
  const { user } = await render(header)
  await user.click(screen.getByRole('button', { name: 'Open navigation' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Main navigation' }))
  expect(drawer.getAllByRole('link').map((link) => link.textContent)).toEqual([
    ...links.map(({ label }) => label),
    ...menu.groups.flatMap((group) => group.links.map(({ label }) => label)),
    'Sign in now',
  ])
  await user.click(drawer.getByRole('link', { name: 'Contact' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
