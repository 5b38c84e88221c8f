import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { LinkRouter } from '../../components/Link/LinkRouter.tsx'
import { branch, isOpen, sections, setup } from './example/fixture.tsx'
import { NavigationShell } from './NavigationShell.tsx'

beforeAll(() => Promise.all([import('./NavigationBar.tsx'), import('./NavigationLevel.tsx')]))

const horizontal = { layout: 'horizontal' } as const
/** The bar comes a moment after the frame. */
const barIsThere = () => screen.findByRole('navigation')
const setupBar: typeof setup = async (...given) => {
  const page = await setup({ ...horizontal, ...given[0] }, given[1])
  await barIsThere()
  return page
}
const link = (name: string | RegExp) => screen.queryByRole('link', { name })
const shown = (name: string | RegExp) => screen.findByRole('link', { name })
const gone = (name: string | RegExp) => waitFor(() => expect(link(name)).toBeNull())
const focused = () => document.activeElement?.textContent
const sideways = { en: ['{ArrowRight}', '{ArrowLeft}'], ar: ['{ArrowLeft}', '{ArrowRight}'] } as const

test('is a list of buttons and links, and no menu; a section is one entry', async () => {
  await setupBar()
  const nav = within(screen.getByRole('navigation', { name: 'Main navigation' }))
  expect(nav.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Dashboards2',
    'Invoices',
    'Pages',
    'Apps',
  ])
  expect(screen.queryByRole('menu')).toBeNull()
  expect(isOpen('Apps')).toBe(false)
})

test.each(inputs)('opens and follows a link two levels down by $by in $language', async (input) => {
  const navigate = vi.fn<(href: string) => void>()
  const { press } = await renderFor(
    input,
    <LinkRouter navigate={navigate}>
      <NavigationShell brand="DATA1522" sections={sections} layout="horizontal">
        Screen
      </NavigationShell>
    </LinkRouter>,
  )
  await barIsThere()
  await press(branch('Apps'))
  await shown('Users')
  expect(isOpen('Apps')).toBe(true)
  await press(branch('Shop'))
  await shown('Orders')
  await press(branch('Products'))
  await press(await shown('Add product'))
  expect(navigate).toHaveBeenCalledWith('/add')
  await gone('Orders')
  expect(document.activeElement).toBe(branch('Apps'))
})

test.each(['{Enter}', ' '])('opens and closes by “%s”, and Tab goes on into it', async (key) => {
  const { user } = await setupBar()
  branch(/Dashboards/).focus()
  await user.keyboard(key)
  await shown('CRM')
  await user.tab()
  expect(focused()).toBe('Analytics')
  await user.tab({ shift: true })
  await user.keyboard(key)
  await gone('CRM')
})

test.each(['en', 'ar'] as const)('goes through its levels by arrows, in %s', async (language) => {
  const [forward, back] = sideways[language]
  const { user } = await setupBar({}, language)
  branch('Apps').focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(focused()).toBe('Shop'))
  await user.keyboard(forward)
  await waitFor(() => expect(focused()).toBe('Orders'))
  await user.keyboard('{End}')
  expect(focused()).toBe('Money')
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('Orders')
  await user.keyboard('{ArrowDown}')
  await user.keyboard(forward)
  await waitFor(() => expect(focused()).toBe('All products'))
  await user.keyboard(back)
  expect(focused()).toBe('Products')
  await gone('All products')
  await user.keyboard(back)
  expect(focused()).toBe('Shop')
  await user.keyboard('{ArrowUp}')
  expect(focused()).toContain('Guide')
})

test('Tab past the end of an inner level goes to the next entry, not back to the first', async () => {
  const { user } = await setupBar()
  branch('Apps').focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(focused()).toBe('Shop'))
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(focused()).toBe('Orders'))
  await user.keyboard('{End}')
  await user.tab()
  await gone('Orders')
  expect(focused()).not.toBe('Shop')
})

test('closes one level with each Escape and gives the focus to what had opened it', async () => {
  const { user } = await setupBar()
  branch('Apps').focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(focused()).toBe('Shop'))
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(focused()).toBe('Orders'))
  await user.keyboard('{Escape}')
  expect(focused()).toBe('Shop')
  await gone('Orders')
  await user.keyboard('{Escape}')
  expect(focused()).toBe('Apps')
  await gone('Users')
})

test('closes when Tab leaves it, and when a press is elsewhere', async () => {
  const { user } = await setupBar({ sections: sections.slice(0, 1) })
  await user.click(branch('Pages'))
  await shown('Questions')
  await user.tab()
  expect(focused()).toBe('Questions')
  screen.getByRole('main').focus()
  await gone('Questions')
  await user.click(branch('Pages'))
  await shown('Questions')
  await user.click(screen.getByRole('heading'))
  await gone('Questions')
})

test('closes one entry when the focus goes to the next', async () => {
  const { user } = await setupBar()
  await user.click(branch('Invoices'))
  await shown('All invoices')
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(branch('Pages'))
  await gone('All invoices')
})

test('closes when the screen changes', async () => {
  const { user, show } = await setupBar({ currentHref: '/crm' })
  await user.click(branch('Pages'))
  await shown('Questions')
  show({ currentHref: '/users' })
  await gone('Questions')
  expect(isOpen('Pages')).toBe(false)
})

test('opens under a mouse that rests, level by level, and closes when it has left', async () => {
  const { user } = await setupBar()
  await user.hover(branch('Apps'))
  await shown('Users')
  await user.hover(branch('Shop'))
  await shown('Orders')
  await user.hover(link('Users')!)
  await gone('Orders')
  await user.hover(branch('Invoices'))
  await shown('All invoices')
  await gone('Users')
  await user.unhover(branch('Invoices'))
  await gone('All invoices')
  expect(isOpen('Invoices')).toBe(false)
})

test('keeps open what was pressed under the mouse', async () => {
  const { user } = await setupBar()
  await user.hover(branch('Apps'))
  await shown('Users')
  await user.click(branch('Apps'))
  expect(isOpen('Apps')).toBe(true)
  await user.click(branch('Apps'))
  await gone('Users')
})

test('Escape closes what the mouse has opened and leaves the focus where it is', async () => {
  const { user } = await setupBar({ children: <button>Save</button> })
  branch('Save').focus()
  await user.hover(branch('Apps'))
  await shown('Users')
  await user.keyboard('{Escape}')
  await gone('Users')
  expect(document.activeElement).toBe(branch('Save'))
})

test('marks the entry and the branches that hold the screen', async () => {
  const { user } = await setupBar({ currentHref: '/add' })
  await user.click(branch('Apps'))
  await user.click(await screen.findByRole('button', { name: 'Shop' }))
  await user.click(await screen.findByRole('button', { name: 'Products' }))
  expect((await screen.findByRole('link', { current: 'page' })).textContent).toBe('Add product')
})

test('has no bar where it is hidden, but the button for the navigation over the page', async () => {
  await setup({ ...horizontal, horizontalBar: 'hidden' })
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(branch('Open navigation')).toBeTruthy()
})
