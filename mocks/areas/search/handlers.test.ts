import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEARCH_CATEGORIES, searchCatalogue, type SearchGroup } from './contract.ts'
import { searchGroups } from './seed.ts'
import { call, send } from '../../testing/call.ts'
import { trimGroups } from './handlers-trim.ts'

const search = (q?: string) => call(searchCatalogue, { query: { q } })
const titles = ({ children }: SearchGroup) => children.map(({ title }) => title)
const childrenOf = (index: number) => titles(searchGroups[index]!)

describe('searchCatalogue', () => {
  test('answers the group of what matches, with its address and icon', async () => {
    expect(await search('kanban')).toEqual([
      {
        title: 'Apps and pages',
        category: 'appsAndPages',
        children: [{ url: '/apps/kanban', icon: 'layout-kanban', title: 'Kanban' }],
      },
    ])
  })

  test.each(['KANBAN', '  kanban ', 'anBa'])('finds %j, whatever its letter case', async (q) => {
    expect((await search(q)).map(titles)).toEqual([['Kanban']])
  })

  test('looks at the titles of places, not of their groups', async () => {
    expect(await search('user interface')).toEqual([])
  })

  test('cuts a group that matches alone to its first five', async () => {
    const groups = await search('account')
    expect(groups.map(({ category }) => category)).toEqual(['appsAndPages'])
    const matching = childrenOf(2).filter((title) => title.toLowerCase().includes('account'))
    expect(matching).toHaveLength(6)
    expect(titles(groups[0]!)).toEqual(matching.slice(0, 5))
  })

  test('drops the first three of a group of more than three where several match', async () => {
    const groups = await search('pro')
    expect(groups.map(({ category }) => category)).toEqual(['appsAndPages', 'userInterface'])
    const [apps, interfaces] = groups
    expect(titles(apps!)).toEqual(['Profile: teams', 'Profile: projects'])
    expect(titles(interfaces!)).toEqual(['Progress circular', 'Progress linear'])
  })

  test.each([undefined, '', '   '])('with %j as the text every place matches', async (q) => {
    const groups = await search(q)
    expect(groups.map(({ category }) => category)).toEqual(SEARCH_CATEGORIES)
    expect(groups.map(titles)).toEqual([
      childrenOf(0).slice(3, 5),
      childrenOf(1).slice(3, 5),
      childrenOf(2).slice(3, 5),
      childrenOf(3).slice(3, 5),
      childrenOf(4).slice(3, 5),
      childrenOf(5),
    ])
  })

  test.each(['nothing like it', '__proto__', '.*', '\u202E', 'x'.repeat(10_000)])(
    'finds nothing for %j',
    async (q) => {
      expect(await search(q)).toEqual([])
    },
  )

  test('nobody has to be signed in', async () => {
    expect((await send('GET', '/api/app-bar/search?q=faq', undefined, null)).status).toBe(200)
  })
})

test('every text finds only what contains it, in the order of the catalogue', () =>
  fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.constantFrom('a', 'e', 'in', 'pa', 'card', 's')), async (q) => {
      const wanted = q.trim().toLowerCase()
      for (const group of await search(q)) {
        const all = titles(searchGroups.find(({ category }) => category === group.category)!)
        const found = titles(group)
        expect(found).toEqual(all.filter((title) => found.includes(title)))
        for (const title of found) expect(title.toLowerCase()).toContain(wanted)
      }
    }),
    { numRuns: 60, seed: 1522 },
  ))

describe('trimming', () => {
  const groupOf = (size: number): SearchGroup => ({
    title: 'Numbers',
    category: 'charts',
    children: Array.from({ length: size }, (_, index) => ({ url: '/', icon: 'hash', title: `${index + 1}` })),
  })

  test.each([
    [1, ['1']],
    [3, ['1', '2', '3']],
    [4, ['1', '2', '3', '4']],
    [5, ['1', '2', '3', '4', '5']],
    [6, ['1', '2', '3', '4', '5']],
  ])('a group of %i alone is cut to five', (size, left) => {
    expect(trimGroups([groupOf(size)]).map(titles)).toEqual([left])
  })

  test.each([
    [1, ['1']],
    [3, ['1', '2', '3']],
    [4, ['4']],
    [5, ['4', '5']],
    [6, ['4', '5']],
    [40, ['4', '5']],
  ])('a group of %i beside another is cut to five, then loses three', (size, left) => {
    expect(trimGroups([groupOf(size), groupOf(2)]).map(titles)).toEqual([left, ['1', '2']])
  })
})
