import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StoryIndex } from 'storybook/internal/types'
import { expect, test } from 'vitest'
import { overviewed, pageGuides } from '../../.storybook/guides.ts'
import { readShowcases } from '../../.storybook/showcases.ts'
import { refine } from '../../.storybook/story-index.ts'
import { accessibility } from '../../scripts/package/accessibility.ts'
import { aliases } from '../../scripts/package/aliases.ts'
import { PACKAGE, rooms } from '../../scripts/package/exports.mjs'
import { keys } from '../../scripts/package/keys.ts'
import { readPages } from '../../scripts/package/pages.ts'
import { wording } from '../../scripts/package/wording.ts'

type Entry = StoryIndex['entries'][string]

const entry = (id: string, type: string, tags: string[]) =>
  ({ id, type, tags, name: id, title: 'A page', importPath: './a.ts' }) as Entry
const refined = (one: Entry) => refine({ v: 5, entries: { [one.id]: one } }).entries[one.id]!

test.each(['picture', 'overlay'])(
  'a story that is there for its %s alone stays out of the sidebar',
  (tag) => {
    expect(refined(entry('a--picture', 'story', ['dev', 'test', tag])).tags).toEqual(['test', tag])
  },
)

test('what a docs page shows stays, though a picture of it is taken', () => {
  const tags = ['dev', 'test', 'autodocs', 'overlay']
  expect(refined(entry('a--open', 'story', tags)).tags).toEqual(tags)
})

test.each([
  ['modal', 'overlays-dialog'],
  ['dropdown', 'overlays-menu'],
  ['accordion', 'data-display-expansionpanel'],
  ['snackbar', 'feedback-toast'],
  ['spinner', 'feedback-progresscircular'],
  ['loader', 'feedback-skeleton'],
  ['toggle', 'forms-switch'],
])('who looks for “%s” finds %s', (word, id) => {
  expect(refined(entry(`${id}--docs`, 'docs', ['dev']))).toMatchObject({
    anchors: expect.arrayContaining([{ id: '', title: word }]),
  })
})

test('aliases, keys and notes are those of components that have a page', () => {
  const components = new Set(readPages().map(({ component }) => component))
  const named = [
    ...Object.keys(aliases),
    ...Object.keys(keys),
    ...Object.keys(accessibility),
    ...Object.keys(wording),
  ]
  expect(named.filter((name) => !components.has(name))).toEqual([])
})

test('the overview has each page once, with what it is for', () => {
  const all = overviewed()
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.filter(({ summary }) => summary === '')).toEqual([])
})

test('what the product explains by anatomy and advice is explained on the page of its component', async () => {
  const shown = Object.values(await pageGuides()).flatMap(({ showcases }) =>
    showcases.map(({ folder }) => folder),
  )
  const folders = [...readShowcases().values()].map(({ folder }) => folder)
  expect(folders.length).toBeGreaterThan(25)
  expect(folders.filter((folder) => !shown.includes(folder))).toEqual([])
})

test('pages tell how to word what speaks, and since which version a component is there', async () => {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string }
  const guides = Object.entries(await pageGuides())
  // What has no words, or all of its own.
  const quiet = new Set(['Feedback/Skeleton', 'Forms/PasswordStrength'])
  const isSpoken = (title: string) => /^(Actions|Feedback|Forms|Overlays)\//.test(title) && !quiet.has(title)
  const bare = guides.filter(([title, { wording: lines }]) => isSpoken(title) && lines.length === 0)
  expect(bare.map(([title]) => title)).toEqual([])
  // A release says which components it brought: in scripts/package/released.ts.
  const since = guides.map(([, { status }]) => status.since)
  expect(since.includes(version) || !since.includes(undefined)).toBe(true)
})

test('every public component is on a page, with code that needs nothing of this repository', async () => {
  const shown = Object.values(await pageGuides()).flatMap(({ components }) => components)
  const names = new Set(shown.map(({ name }) => name))
  expect(shown).toHaveLength(names.size)
  expect(rooms().filter(({ name }) => !names.has(name))).toEqual([])
  const foreign = /from '\.|probe/i
  expect(shown.filter(({ example }) => !example || foreign.test(example)).map(({ name }) => name)).toEqual([])
})
