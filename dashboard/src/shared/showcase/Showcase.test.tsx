import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderProduct, shownAddress } from '../../../../tests/support/product.tsx'
import { DemoCard } from './DemoCard.tsx'
import { ButtonPage } from '../../features/components/button/ButtonPage.tsx'
import { SimpleTables } from '../../features/tables/simple-table/SimpleTables.tsx'

const open = (address = '/tables/simple-table', language: 'en' | 'fr' | 'ar' = 'en') =>
  renderProduct(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SimpleTables />
    </QueryClientProvider>,
    { address, groups: ['tables', 'showcase', 'titles'], language },
  )
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
/** The code comes when it is asked for. */
const patience = { timeout: 20_000 }

test('the search finds demos by their words, and its link shows the same', async () => {
  const { user } = await open()
  expect(titles()).toEqual(['Basic', 'Density', 'Fixed header', 'Height', 'Theme'])
  await user.click(screen.getByRole('searchbox', { name: 'Search the examples' }))
  await user.paste('HEADER')
  await waitFor(() => expect(titles()).toEqual(['Fixed header']))
  await waitFor(() => expect(shownAddress()).toBe('/tables/simple-table?q=HEADER'))
})

test('accents do not matter, and what is not there can be left again', async () => {
  const { user } = await open('/tables/simple-table?q=theme', 'fr')
  expect(titles()).toEqual(['Thème'])
  await user.clear(screen.getByRole('searchbox'))
  await user.paste('zzz')
  await user.click(await screen.findByRole('button', { name: 'Voir tous les exemples' }))
  await waitFor(() => expect(titles()).toHaveLength(5))
})

test('a demo has a link to itself', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'Link to “Fixed header”' })
  expect(link.getAttribute('href')).toMatch(/#fixed-header$/)
  expect(document.getElementById('fixed-header')?.textContent).toBe('Fixed header')
})

test('the code is the demo’s own, with types and without, and can be copied', async () => {
  const { user } = await open()
  const card = within(screen.getByRole('region', { name: 'Density' }))
  const button = card.getByRole('button', { name: 'Show code: Density' })
  await user.click(button)
  const shown = async () => (await card.findByRole('region', { name: /^Density in/ }, patience)).textContent
  const typed = 'useState<(typeof sizes)[number]>'
  expect(await shown()).toContain(typed)
  await user.click(card.getByRole('tab', { name: 'JavaScript' }))
  expect(await shown()).toContain("useState('small')")
  expect(await shown()).toContain("from '../orders.js'")
  await user.click(card.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toContain('export function Density()')
  expect(await navigator.clipboard.readText()).not.toContain(typed)
  await user.click(card.getByRole('button', { name: 'Hide code: Density' }))
  expect(card.queryByRole('tab')).toBeNull()
})

test('demos of one name in two showcases show each their own code', async () => {
  const client = new QueryClient()
  const codeOf = async (address: string, code: string) => {
    const demo = {
      id: 'basic',
      title: 'tables.basic',
      text: 'tables.basicText',
      Live: () => null,
      code: async () => ({ default: { ts: code, js: code } }),
    } as const
    const { user, unmount } = await renderProduct(
      <QueryClientProvider client={client}>
        <DemoCard demo={demo} />
      </QueryClientProvider>,
      { address, groups: ['tables', 'showcase'] },
    )
    await user.click(screen.getByRole('button', { name: 'Show code: Basic' }))
    const { textContent } = await screen.findByRole('region', { name: /^Basic in/ }, patience)
    unmount()
    return textContent
  }
  expect(await codeOf('/tables/simple-table', 'const simple = 1')).toContain('simple')
  expect(await codeOf('/tables/data-table', 'const data = 2')).toContain('data')
})

const openButtons = () =>
  renderProduct(
    <QueryClientProvider client={new QueryClient()}>
      <ButtonPage />
    </QueryClientProvider>,
    { address: '/components/button', groups: ['buttonDemos', 'showcase', 'titles'] },
  )

test('the playground changes the component and its code, and goes back to how it began', async () => {
  const { user } = await openButtons()
  const card = within(screen.getByRole('region', { name: 'Playground' }))
  const code = () => card.getByRole('region', { name: 'Code for these settings' }).textContent.trim()
  expect(code().split('\n')).toEqual([
    "import { Button } from '@data1522/design-system/Button'",
    "import { Icon } from '@data1522/design-system/Icon'",
    "import { IconDeviceFloppy } from '@data1522/design-system/icons'",
    '',
    '<Button variant="solid" tone="primary" start={<Icon icon={IconDeviceFloppy} />}>Save changes</Button>',
  ])
  await user.click(card.getByRole('radio', { name: 'plain' }))
  await user.click(card.getByRole('switch', { name: 'start' }))
  await user.click(card.getByRole('switch', { name: 'isDisabled' }))
  await user.clear(card.getByRole('textbox', { name: 'children' }))
  await user.type(card.getByRole('textbox', { name: 'children' }), 'A > B')
  expect(code()).toMatch(/\n\n<Button variant="plain" tone="primary" isDisabled>\{"A > B"\}<\/Button>$/)
  expect(card.getByRole<HTMLButtonElement>('button', { name: 'A > B' }).disabled).toBe(true)
  await user.click(card.getByRole('button', { name: 'Reset' }))
  expect(code()).toContain('Save changes')
})

test('a demo shows itself in the other theme and direction, and the page stays as it is', async () => {
  const { user } = await openButtons()
  await user.click(screen.getByRole('button', { name: 'Other theme: Sizes' }))
  await user.click(screen.getByRole('button', { name: 'Other direction: Sizes' }))
  const card = screen.getByRole('region', { name: 'Sizes' })
  expect(card.closest('[data-theme]')!.getAttribute('data-theme')).not.toBe(
    document.documentElement.dataset['theme'],
  )
  expect(card.closest('[dir]')!.getAttribute('dir')).toBe('rtl')
  expect(document.documentElement.dir).not.toBe('rtl')
})

test('a demo leads to its story', async () => {
  await openButtons()
  const link = screen.getByRole('link', { name: '“Icon only” in Storybook' })
  expect(link.getAttribute('href')).toMatch(/\?path=\/story\/demos-components-button--icon-only$/)
})

test('a search leaves the examples alone on the page', async () => {
  const { user } = await openButtons()
  await user.type(screen.getByRole('searchbox', { name: 'Search the examples' }), 'pending')
  await waitFor(() => expect(titles()).toEqual(['Pending']))
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Pending'])
})

test('a demo in the other theme stays in the other one as the page changes its own', async () => {
  const { user } = await openButtons()
  const page = document.documentElement
  page.dataset['theme'] = 'light'
  await user.click(screen.getByRole('button', { name: 'Other theme: Sizes' }))
  const theme = () =>
    screen.getByRole('region', { name: 'Sizes' }).closest('[data-theme]')!.getAttribute('data-theme')
  await waitFor(() => expect(theme()).toBe('dark'))
  page.dataset['theme'] = 'dark'
  await waitFor(() => expect(theme()).toBe('light'))
  delete page.dataset['theme']
})
