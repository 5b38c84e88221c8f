import { DEFAULT_ARTICLE, type HelpArticle, type HelpCenter, type HelpLink } from './contract.ts'
import type { Searched } from './search.ts'
import type { TextLanguage } from '../../contract/languages.ts'
import { dateInDays } from '../../seed/days.ts'
import { helpInArabic } from './seed-ar.ts'
import { helpInEnglish } from './seed-en.ts'
import { helpInFrench } from './seed-fr.ts'
import type { HelpLanguage, TeasedSlug } from './seed-language.ts'
import { type HelpSlug, listedShelves, popularSlugs, type Shelf, shelves } from './seed-shelves.ts'
import type { HelpText } from './seed-text.ts'
import { toHeading, toList, toParagraphs } from '../../seed/html.ts'
import { picture } from '../../seed/pictures.ts'
import { createRandom } from '../../seed/random.ts'

const SEED = 612
const OLDEST_DAYS = 240

const languages: Record<TextLanguage, HelpLanguage> = {
  en: helpInEnglish,
  fr: helpInFrench,
  ar: helpInArabic,
}

const shelfBySlug = new Map(
  (Object.keys(shelves) as Shelf[]).flatMap((shelf) =>
    shelves[shelf].map((slug) => [slug as string, shelf] as const),
  ),
)

/** Whether there is an article under a slug. */
export const isHelpSlug = (text: string): text is HelpSlug => shelfBySlug.has(text)

const toLink = ({ articles }: HelpLanguage, slug: HelpSlug): HelpLink => ({
  slug,
  title: articles[slug].title,
})

const toLinks = (language: HelpLanguage, shelf: Shelf) => shelves[shelf].map((slug) => toLink(language, slug))

const WORDS_A_MINUTE = 120

/** All that an article says, the most telling first. */
const textsOf = ({ intro, before, steps = [], note, trouble }: HelpText) =>
  [intro, ...steps, before, note, trouble].filter((text) => text !== undefined)

const minutesOf = (article: HelpText) =>
  Math.ceil(textsOf(article).join(' ').split(/\s+/).length / WORDS_A_MINUTE)

const sentencesOf = (text: string) => text.split(/(?<=[.!?؟])\s+/)

const toTeasers = (language: HelpLanguage, slugs: readonly TeasedSlug[]) =>
  slugs.map((slug) => ({
    ...toLink(language, slug),
    img: teaserPicture(slug),
    subtitle: language.teasers[slug],
    category: language.shelves[shelfBySlug.get(slug)!],
    minutes: minutesOf(language.articles[slug]),
  }))

const teased: readonly string[] = [...popularSlugs, ...shelves.guides]
const teaserPicture = (slug: string) =>
  teased.includes(slug) ? picture(`help/${teased.indexOf(slug) + 1}`) : ''

/** The front page of the help center in one language. */
export const helpCenterIn = (language: TextLanguage): HelpCenter => {
  const texts = languages[language]
  return {
    popularArticles: toTeasers(texts, popularSlugs),
    allArticles: listedShelves.map(([shelf, icon]) => ({
      id: shelf,
      title: texts.shelves[shelf],
      icon,
      articles: shelves[shelf].map((slug) => ({
        ...toLink(texts, slug),
        intro: sentencesOf(texts.articles[slug].intro)[0]!,
        minutes: minutesOf(texts.articles[slug]),
      })),
    })),
    keepLearning: toTeasers(texts, shelves.guides),
  }
}

const random = createRandom(SEED)
const ages = new Map([...shelfBySlug.keys()].map((slug) => [slug, random.integer(2, OLDEST_DAYS)]))

const readers = createRandom(SEED + 1)
const counts = new Map(
  [...shelfBySlug.keys()].map((slug) => {
    const answered = readers.integer(120, 1600)
    return [slug, { answered, helped: Math.round((answered * readers.integer(81, 97)) / 100) }]
  }),
)

/** How many of the sample's readers said something about an article, and how many that it helped. */
export const sampleCounts = (slug: HelpSlug) => counts.get(slug)!

/** An article in one language. */
export const helpArticleIn = (
  language: TextLanguage,
  slug: HelpSlug,
): Omit<HelpArticle, 'isHelpful' | 'comment' | 'helped' | 'answered'> => {
  const texts = languages[language]
  const shelf = shelfBySlug.get(slug)!
  const article = texts.articles[slug]
  const { title, intro, before, steps = [], note, trouble }: HelpText = article
  const under = (heading: keyof HelpLanguage['headings'], html: string) =>
    html && toHeading(texts.headings[heading]) + html
  const paragraph = (words: string | undefined) => (words ? toParagraphs([words]) : '')
  return {
    slug,
    title,
    subject: shelf === 'guides' ? null : shelf,
    category: texts.shelves[shelf],
    lastUpdated: dateInDays(-ages.get(slug)!),
    minutes: minutesOf(article),
    productContent:
      toParagraphs([intro]) + under('before', paragraph(before)) + under('steps', toList('ol', steps)),
    checkoutContent: under('note', paragraph(note)) + under('trouble', paragraph(trouble)),
    articleList: toLinks(texts, shelf),
    productImg: slug === DEFAULT_ARTICLE ? picture('articles/product') : teaserPicture(slug),
    checkoutImg: slug === DEFAULT_ARTICLE ? picture('articles/checkout') : '',
  }
}

const iconOf = (shelf: Shelf) => listedShelves.find(([listed]) => listed === shelf)?.[1] ?? null

/** What is searched of all articles in one language. */
export const searchedIn = (language: TextLanguage): Searched[] => {
  const texts = languages[language]
  return [...shelfBySlug].map(([slug, shelf]) => {
    const article = texts.articles[slug as HelpSlug]
    return {
      slug,
      title: article.title,
      category: texts.shelves[shelf],
      icon: iconOf(shelf),
      sentences: textsOf(article).flatMap(sentencesOf),
    }
  })
}
