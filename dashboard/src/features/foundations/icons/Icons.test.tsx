import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderProduct, shownAddress } from '../../../../../tests/support/product.tsx'
import { catalogue } from './catalogue.ts'
import { findIcons } from './find-icons.ts'
import { Icons } from './Icons.tsx'

const patience = { timeout: 20_000 }
afterEach(() => vi.unstubAllGlobals())

const open = (address = '/pages/icons', language: 'en' | 'fr' | 'ar' = 'en') => {
  // As wide as the panel needs.
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: true,
    media,
    addEventListener() {},
    removeEventListener() {},
  }))
  return renderProduct(<Icons />, { address, groups: ['icons', 'titles'], language })
}
const found = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test.each([
  ['trash', 'trash'],
  ['corbeille', 'trash'],
  ['CLE', 'key'],
  ['سلة المهملات', 'trash'],
  ['إعدادات', 'settings'],
  ['الجرس', 'bell'],
])('%s finds %s', (words, id) => {
  expect(findIcons(catalogue, words).map((icon) => icon.id)).toContain(id)
})

test('every icon is found by its name, and first', () => {
  const missed = catalogue.filter(({ id }) => findIcons(catalogue, id)[0]?.id !== id)
  expect(missed.map(({ id }) => id)).toEqual([])
})

test('every icon has a category, and words in all three languages', () => {
  const silent = catalogue.filter(({ words }) => Object.values(words).some((said) => !said.some(Boolean)))
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('what is looked for in French is found, chosen and copied by keyboard', async () => {
  const { user } = await open('/pages/icons', 'fr')
  await user.click(screen.getByRole('searchbox', { name: 'Rechercher une icône' }))
  await user.paste('poubelle')
  await waitFor(() => expect(found()).toEqual(['trash']))
  screen.getByRole('option', { name: 'trash' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('trash copié')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toContain('<Icon icon={IconTrash} size={24} />')
  await waitFor(() => expect(shownAddress()).toBe('/pages/icons?q=poubelle&icon=trash'), patience)
})

test('the drawing is copied as it is shown', async () => {
  const { user } = await open('/pages/icons?icon=credit-card&size=32&stroke=1.25')
  await user.click(screen.getByRole('button', { name: 'Copy SVG' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  const svg = await navigator.clipboard.readText()
  expect(svg).toContain('width="32" height="32" viewBox="0 0 24 24" fill="none"')
  expect(svg).toContain('stroke-width="1.25"')
  expect(svg).toMatch(/\n {2}<path d="[^"]+" \/>\n/)
})

test('an icon that there is not is named, and the search stays', async () => {
  const { user } = await open('/pages/icons?q=bell&icon=unicorn&size=huge&stroke=9&category=zoo')
  expect(screen.getByText('No icon is called “unicorn”')).toBeTruthy()
  expect(found()).toContain('bell')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await waitFor(() => expect(shownAddress()).not.toContain('unicorn'), patience)
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('bell')
})

test('what finds nothing can be left again', async () => {
  const { user } = await open('/pages/icons?q=zzz&category=brands')
  expect(found()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  await waitFor(() => expect(found()).toHaveLength(11), patience)
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('words lead to icons that are called alike', async () => {
  const { user } = await open('/pages/icons?icon=star&category=system')
  const words = screen.getByRole('heading', { name: 'Also called' }).parentElement!
  await user.click(within(words).getByRole('button', { name: 'Find icons called “favourite”' }))
  await waitFor(() => expect(found()).toEqual(expect.arrayContaining(['heart', 'star', 'star-filled'])))
})
