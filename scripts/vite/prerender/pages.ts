import type { MessageId } from '../../../dashboard/src/core/i18n/intl.ts'

/** A page that the build draws, for who has no script: strangers' readers and search engines. */
export interface PublicPage {
  readonly path: string
  /** What the page is called, and what it says of itself. */
  readonly title: MessageId
  readonly description: MessageId
  /** What the description counts. */
  readonly values?: Readonly<Record<string, number>>
  /** The module that it shows only where no script runs, by its path in `dashboard/src`. */
  readonly unscripted?: string
}

export const landing: PublicPage = {
  path: '/data1522',
  title: 'landing.title',
  description: 'landing.description',
  unscripted: 'features/public-site/sections/Sections.tsx',
}
export const pricing: PublicPage = {
  path: '/data1522/pricing',
  title: 'pricing.title',
  description: 'pricing.description',
}
export const about: PublicPage = {
  path: '/data1522/nosotros',
  title: 'titles.aboutUs',
  description: 'about.description',
  values: { shops: 12_480, people: 34 },
}
