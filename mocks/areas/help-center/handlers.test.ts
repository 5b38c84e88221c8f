import { beforeEach, describe, expect, test } from 'vitest'
import {
  DEFAULT_ARTICLE,
  getHelpArticle,
  getHelpCenter,
  HELP_ICONS,
  type HelpArticle,
  type HelpCenter,
  searchHelp,
  sendHelpFeedback,
} from './contract.ts'
import { TEXT_LANGUAGES, type TextLanguage } from '../../contract/languages.ts'
import { now, setNow } from '../../seed/clock.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send, tokens } from '../../testing/call.ts'
import { sendInVain } from '../../testing/trespass.ts'
import { unique } from '../../testing/unique.ts'

const PATH = '/api/pages/help-center'
const notFound = { status: 404, body: { message: 'Article not found' } }

const center = (lang?: TextLanguage) => call(getHelpCenter, { query: { lang } })
const article = (title?: string, lang?: TextLanguage) => call(getHelpArticle, { query: { title, lang } })
const rate = (title: string, isHelpful: boolean) =>
  call(sendHelpFeedback, { params: { title }, body: { isHelpful } })

const linksOf = ({ popularArticles, allArticles, keepLearning }: HelpCenter) => [
  ...popularArticles,
  ...allArticles.flatMap(({ articles }) => articles),
  ...keepLearning,
]

/** All articles of a language, in the order of the help center. */
const library = async (lang?: TextLanguage) => {
  const slugs = new Set(linksOf(await center(lang)).map(({ slug }) => slug))
  return Promise.all([...slugs].map((slug) => article(slug, lang)))
}

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('getHelpCenter', () => {
  test('answers three popular articles, six categories of six, and three to keep learning', async () => {
    const { popularArticles, allArticles, keepLearning } = await center()
    expect([popularArticles.length, keepLearning.length]).toEqual([3, 3])
    expect(allArticles.map(({ articles }) => articles.length)).toEqual([6, 6, 6, 6, 6, 6])
    expect(allArticles.map(({ icon }) => icon)).toEqual(HELP_ICONS)
  })

  test('teasers have a picture and a line of their own', async () => {
    const { popularArticles, keepLearning } = await center()
    const teasers = [...popularArticles, ...keepLearning]
    expect(unique(teasers.map(({ img }) => img))).toBe(6)
    expect(unique(teasers.map(({ subtitle }) => subtitle))).toBe(6)
  })

  test('has the same articles in every language, under titles of their own', async () => {
    const [english, french, arabic] = await Promise.all(TEXT_LANGUAGES.map((lang) => center(lang)))
    const slugs = (some: HelpCenter) => linksOf(some).map(({ slug }) => slug)
    expect(slugs(french!)).toEqual(slugs(english!))
    expect(slugs(arabic!)).toEqual(slugs(english!))
    const titles = [english!, french!, arabic!].flatMap(linksOf).map(({ title }) => title)
    expect(unique(titles)).toBe(3 * 39)
    for (const { title } of linksOf(arabic!)) expect(title).toMatch(/\p{Script=Arabic}/u)
  })

  test('without a language, or in one that it does not have, it is English', async () => {
    expect(await center()).toEqual(await center('en'))
    expect((await send('GET', `${PATH}?lang=de`)).body).toEqual(await center('en'))
  })

  test('may be read by anyone', async () => {
    expect((await send('GET', PATH, undefined, null)).status).toBe(200)
  })

  test('is empty where lists have no rows', async () => {
    setScenario({ empty: true })
    expect(await center()).toEqual({ popularArticles: [], allArticles: [], keepLearning: [] })
  })
})

describe('getHelpArticle', () => {
  test.each(TEXT_LANGUAGES)('every linked article is there in %s, with texts of its own', async (lang) => {
    const articles = await library(lang)
    const titles = new Map(linksOf(await center(lang)).map(({ slug, title }) => [slug, title]))
    expect(articles).toHaveLength(39)
    for (const { slug, title, productContent, checkoutContent } of articles) {
      expect(title).toBe(titles.get(slug))
      const paragraphs = (productContent + checkoutContent).match(/<p>.{60,}?<\/p>/g)
      expect(paragraphs?.length).toBeGreaterThanOrEqual(2)
    }
    expect(unique(articles.map(({ productContent }) => productContent))).toBe(39)
    expect(unique(articles.map(({ checkoutContent }) => checkoutContent))).toBe(39)
  })

  test('has the texts of the language that is asked for', async () => {
    const contents = await Promise.all(
      TEXT_LANGUAGES.map(async (lang) =>
        (await library(lang)).map(({ productContent, checkoutContent }) => productContent + checkoutContent),
      ),
    )
    expect(unique(contents.flat())).toBe(3 * 39)
    for (const content of contents[2]!)
      expect(content.match(/\p{Script=Arabic}/gu)!.length).toBeGreaterThan(100)
  })

  test('is of harmless html', async () => {
    for (const lang of TEXT_LANGUAGES)
      for (const { productContent, checkoutContent } of await library(lang))
        for (const [, tag] of (productContent + checkoutContent).matchAll(/<\/?([^>]*)>/g))
          expect(['p', 'h2', 'ol', 'li']).toContain(tag)
  })

  test('stands among all articles of its category', async () => {
    const { allArticles, keepLearning } = await center()
    for (const { id, title, articles } of allArticles)
      for (const { slug } of articles)
        expect(await article(slug)).toMatchObject({
          subject: id,
          category: title,
          articleList: articles.map(({ slug: listed, title: name }) => ({ slug: listed, title: name })),
        })
    const guides = keepLearning.map(({ slug, title }) => ({ slug, title }))
    expect(await article(guides[0]!.slug)).toMatchObject({ subject: null, articleList: guides })
  })

  test('was updated on a day gone by, the same in every language', async () => {
    const today = now().toISOString().slice(0, 10)
    const dates = (await library()).map(({ lastUpdated }) => lastUpdated)
    for (const date of dates) expect(date < today).toBe(true)
    expect(unique(dates)).toBeGreaterThan(20)
    expect((await library('ar')).map(({ lastUpdated }) => lastUpdated)).toEqual(dates)
  })

  test('without a title is the one about the cart', async () => {
    expect(await article()).toEqual(await article(DEFAULT_ARTICLE))
    expect(await article('')).toEqual(await article(DEFAULT_ARTICLE))
  })

  test.each(['nothing-of-the-kind', '__proto__', 'constructor', 'Track-A-Parcel'])(
    'answers 404 to %s',
    async (title) => {
      expect(await send('GET', `${PATH}/article?title=${title}`)).toEqual(notFound)
    },
  )
})

const search = async (q: string, lang?: TextLanguage) =>
  (await call(searchHelp, { query: { q, lang } })).articles

describe('searchHelp', () => {
  test.each([
    ['return', 'en', 'return-a-product'],
    ['retrun prodcut', 'en', 'return-a-product'],
    ['GIFT', 'en', 'gift-cards'],
    ['carte cadaeu', 'fr', 'gift-cards'],
    ['reinitialiser', 'fr', 'reset-your-password'],
    ['كلمة المرور', 'ar', 'reset-your-password'],
    ['السله', 'ar', 'how-to-add-product-in-cart'],
    ['تضيف منتح إلى السلة', 'ar', 'how-to-add-product-in-cart'],
  ] as const)('%j in %s finds %s', async (q, lang, slug) => {
    expect((await search(q, lang)).map((found) => found.slug)).toContain(slug)
  })

  test('puts what has it in the title first, and marks where it stands', async () => {
    const [first] = await search('retrun')
    expect(first!.title.slice(first!.titleSpans[0]!.from, first!.titleSpans[0]!.to).toLowerCase()).toBe(
      'return',
    )
    for (const { title, titleSpans, excerpt, excerptSpans } of await search('return card'))
      for (const [text, spans] of [
        [title, titleSpans],
        [excerpt, excerptSpans],
      ] as const)
        for (const { from, to } of spans) expect(text.slice(from, to)).toMatch(/^\S+$/)
  })

  test('finds six at most, in their category with its icon', async () => {
    const found = await search('the')
    expect(found).toHaveLength(6)
    const { allArticles } = await center()
    const icons = new Map(allArticles.map(({ title, icon }) => [title, icon]))
    for (const { category, icon } of found) expect(icon).toBe(icons.get(category) ?? null)
  })

  test.each(['', ' ', '?!', 'xylophone'])('%j finds nothing', async (q) => {
    expect(await search(q)).toEqual([])
  })

  test('finds nothing where lists have no rows', async () => {
    setScenario({ empty: true })
    expect(await search('return')).toEqual([])
  })

  test('may be asked by anyone', async () => {
    expect((await send('GET', `${PATH}/search?q=return`, undefined, null)).status).toBe(200)
  })
})

describe('sendHelpFeedback', () => {
  test('is seen by the next read, in every language, and of no other article', async () => {
    expect((await article('gift-cards')).isHelpful).toBeNull()
    expect(await rate('gift-cards', true)).toEqual({ isHelpful: true, comment: '' })
    for (const lang of TEXT_LANGUAGES) expect((await article('gift-cards', lang)).isHelpful).toBe(true)
    const rated = (await library()).filter(({ isHelpful }) => isHelpful !== null)
    expect(rated.map(({ slug }) => slug)).toEqual(['gift-cards'])
  })

  test('is counted once, and its comment is of who wrote it alone', async () => {
    const before = await article('gift-cards')
    const counted = { helped: before.helped, answered: before.answered + 1, comment: 'Too short' }
    for (const comment of ['Long', counted.comment])
      await call(sendHelpFeedback, {
        params: { title: 'gift-cards' },
        body: { isHelpful: false, comment },
      })
    expect(await article('gift-cards')).toMatchObject(counted)
    const { body } = await send('GET', `${PATH}/article?title=gift-cards`, undefined, null)
    expect(body).toMatchObject({ ...counted, isHelpful: null, comment: '' })
  })

  test('replaces what was said before', async () => {
    await rate('gift-cards', true)
    await rate('gift-cards', false)
    expect((await article('gift-cards')).isHelpful).toBe(false)
  })

  test('is nothing that the next person has said', async () => {
    await rate('gift-cards', true)
    const path = `${PATH}/article?title=gift-cards`
    const others = [
      await send('GET', path, undefined, tokens.client),
      await send('GET', path, undefined, null),
    ]
    expect(others.map(({ body }) => (body as HelpArticle).isHelpful)).toEqual([null, null])
  })

  test('is for those who can be told apart', async () => {
    const path = `${PATH}/article/gift-cards/feedback`
    expect((await send('POST', path, { isHelpful: true }, null)).status).toBe(401)
  })

  test('about an unknown article answers 404', async () => {
    expect(await send('POST', `${PATH}/article/nothing/feedback`, { isHelpful: true })).toEqual(notFound)
  })

  test.each([[{}], [{ isHelpful: 'yes' }], [{ isHelpful: null }]])('%j answers 400', async (body) => {
    expect(await sendInVain('POST', `${PATH}/article/gift-cards/feedback`, body, library)).toEqual({
      status: 400,
      fields: ['isHelpful'],
      isUntouched: true,
    })
  })
})
