import * as icons from '@data1522/design-system/icons'
import type { IconSource } from '@data1522/design-system/Icon'
import { arrows } from './words/arrows.ts'
import { brands } from './words/brands.ts'
import { commerce } from './words/commerce.ts'
import { devices } from './words/devices.ts'
import { documents } from './words/documents.ts'
import type { CategoryWords } from './words/icon-words.ts'
import { people } from './words/people.ts'
import { places } from './words/places.ts'
import { system } from './words/system.ts'
import { texts } from './words/texts.ts'

const wordsOf = {
  system,
  arrows,
  people,
  places,
  commerce,
  documents,
  texts,
  devices,
  brands,
} as const satisfies Record<string, CategoryWords>

export type IconCategory = keyof typeof wordsOf

/** The categories, in the order that they are offered. */
export const iconCategories = Object.keys(wordsOf) as IconCategory[]

/** The languages that an icon can be looked for in, in the order of its words. */
const languages = ['en', 'fr', 'ar'] as const

/** One icon that the design system bundles. */
export interface CatalogueIcon {
  /** Its name in lower case: `credit-card`. */
  readonly id: string
  /** What code imports it as: `IconCreditCard`. */
  readonly exportName: string
  readonly icon: IconSource
  readonly category: IconCategory
  /** What people call it beside its name, by language. */
  readonly words: Readonly<Record<(typeof languages)[number], readonly string[]>>
}

const categoryOf: ReadonlyMap<string, IconCategory> = new Map(
  iconCategories.flatMap((category) => Object.keys(wordsOf[category]).map((id) => [id, category] as const)),
)

function entryOf(exportName: string, icon: IconSource): CatalogueIcon {
  const id = exportName
    .replace(/^Icon/, '')
    .replaceAll(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)
    .slice(1)
  // An icon without words of its own is found by its name.
  const category = categoryOf.get(id) ?? 'system'
  const said = (wordsOf[category] as CategoryWords)[id]
  const words = (at: number) => said?.[at]?.split(', ') ?? []
  return { id, exportName, icon, category, words: { en: words(0), fr: words(1), ar: words(2) } }
}

/** All icons of the design system, by name. */
export const catalogue: readonly CatalogueIcon[] = Object.entries(icons)
  .map(([exportName, icon]) => entryOf(exportName, icon))
  .toSorted((one, other) => (one.id < other.id ? -1 : 1))
