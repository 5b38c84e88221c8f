import type { HelpText } from './seed-text.ts'
import type { HelpSlug, popularSlugs, Shelf, shelves } from './seed-shelves.ts'

/** The articles that the front page shows with a line about them. */
export type TeasedSlug = (typeof popularSlugs)[number] | (typeof shelves)['guides'][number]

/** The whole help center in one language. */
export interface HelpLanguage {
  readonly shelves: Readonly<Record<Shelf, string>>
  readonly headings: Readonly<Record<'before' | 'steps' | 'note' | 'trouble', string>>
  readonly teasers: Readonly<Record<TeasedSlug, string>>
  readonly articles: Readonly<Record<HelpSlug, HelpText>>
}
