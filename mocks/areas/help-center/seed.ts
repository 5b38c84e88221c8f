import type { HelpArticle, HelpCenter, HelpLink } from './contract.ts'
import type { TextLanguage } from '../../contract/languages.ts'
import { dateInDays } from '../../seed/days.ts'
import { helpInArabic } from './seed-ar.ts'
import { helpInEnglish } from './seed-en.ts'
import { helpInFrench } from './seed-fr.ts'
import type { HelpLanguage, TeasedSlug } from './seed-language.ts'
import { type HelpSlug, listedShelves, popularSlugs, type Shelf, shelves } from './seed-shelves.ts'
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

const toTeasers = (language: HelpLanguage, slugs: readonly TeasedSlug[], firstPicture: number) =>
  slugs.map((slug, index) => ({
    ...toLink(language, slug),
    img: picture(`help/${firstPicture + index}`),
    subtitle: language.teasers[slug],
  }))

/** The front page of the help center in one language. */
export const helpCenterIn = (language: TextLanguage): HelpCenter => {
  const texts = languages[language]
  return {
    popularArticles: toTeasers(texts, popularSlugs, 1),
    allArticles: listedShelves.map(([shelf, icon]) => ({
      title: texts.shelves[shelf],
      icon,
      articles: toLinks(texts, shelf),
    })),
    keepLearning: toTeasers(texts, shelves.guides, 4),
  }
}

const random = createRandom(SEED)
const ages = new Map([...shelfBySlug.keys()].map((slug) => [slug, random.integer(2, OLDEST_DAYS)]))

/** An article in one language. */
export const helpArticleIn = (language: TextLanguage, slug: HelpSlug): Omit<HelpArticle, 'isHelpful'> => {
  const texts = languages[language]
  const shelf = shelfBySlug.get(slug)!
  const { title, intro, steps = [], note } = texts.articles[slug]
  const howTo = steps.length === 0 ? '' : toHeading(texts.headings.steps) + toList('ol', steps)
  return {
    slug,
    title,
    category: texts.shelves[shelf],
    lastUpdated: dateInDays(-ages.get(slug)!),
    productContent: toParagraphs([intro]) + howTo,
    checkoutContent: toHeading(texts.headings.note) + toParagraphs([note]),
    articleList: toLinks(texts, shelf),
    productImg: picture('articles/product'),
    checkoutImg: picture('articles/checkout'),
  }
}
