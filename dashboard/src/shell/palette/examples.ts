import type { PaletteEntry, PaletteSource } from '@data1522/design-system/CommandPalette'
import { IconCode } from '@data1522/design-system/icons'
import { demosIn, type ListedDemo } from 'virtual:demos'
import { preferences } from '../../core/preferences/preferences.ts'
import { mayOpen, type Visitor } from '../../core/router/access.ts'
import { routeAt } from '../../core/router/routes.ts'
import { store } from '../../core/store.ts'
import { folded } from '../../shared/showcase/folded.ts'
import type { Write } from './screens.ts'

const wordsOf = (phrase: string) => folded(phrase).match(/[\p{L}\p{N}]+/gu) ?? []

/** Letters from which on a word is also found inside another, and its plural by it. */
const longWord = 4
const fits = (word: string, wanted: string) =>
  word.startsWith(wanted) ||
  (wanted.length >= longWord && word.includes(wanted)) ||
  (word.length >= longWord && wanted.startsWith(word))

/** What a word is worth where it stands: the component says most, a sentence alone too little. */
const worth = { page: 4, title: 3, text: 1 }

/** How well an example answers the words; nothing where it does not. */
function scoreOf(wanted: readonly string[], said: Readonly<Record<keyof typeof worth, readonly string[]>>) {
  const places = Object.keys(worth) as (keyof typeof worth)[]
  const scores = wanted.map((word) => {
    const place = places.find((one) => said[one].some((known) => fits(known, word)))
    return place ? worth[place] : 0
  })
  const missed = scores.filter((score) => score === 0).length
  // One in three may be a small word that no example says, such as “with”.
  if (missed > Math.floor(wanted.length / 3) || Math.max(...scores) <= worth.text) return undefined
  return scores.reduce((sum, score) => sum + score, 0)
}

/** Looks through the examples of all pages of components, forms, tables and charts. */
export const exampleSource = (visitor: Visitor, text: Write): PaletteSource => ({
  id: 'examples',
  title: text('palette.group.examples'),
  load: async (typed) => {
    const { default: demos } = await demosIn[store.get(preferences.language)]()
    const wanted = wordsOf(typed)
    const entryOf = ([href, title, sentence]: ListedDemo) => {
      const route = routeAt(href)!
      const page = text(`titles.${route.title}`)
      const said = { title: wordsOf(title), page: wordsOf(page), text: wordsOf(sentence) }
      const score = mayOpen(route.access, visitor) ? scoreOf(wanted, said) : undefined
      const entry: PaletteEntry = { id: href, href, label: title, hint: page, icon: IconCode }
      return score === undefined ? [] : [{ entry, score }]
    }
    const found = demos.flatMap(entryOf).toSorted((one, other) => other.score - one.score)
    return { entries: found.map(({ entry }) => entry) }
  },
})
