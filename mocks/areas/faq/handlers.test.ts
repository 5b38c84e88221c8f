import { describe, expect, test } from 'vitest'
import { FAQ_ICONS, type FaqGroup, type FaqQuery, listFaqGroups } from './contract.ts'
import { TEXT_LANGUAGES } from '../../contract/languages.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send } from '../../testing/call.ts'
import { unique } from '../../testing/unique.ts'

const list = (query: FaqQuery = {}) => call(listFaqGroups, { query })
const sizes = (groups: readonly FaqGroup[]) => groups.map(({ faqs }) => faqs.length)
const questionsOf = (groups: readonly FaqGroup[]) =>
  groups.flatMap(({ faqs }) => faqs.map(({ question }) => question))
const textOf = (groups: readonly FaqGroup[]) => JSON.stringify(groups)

describe('listFaqGroups', () => {
  test('answers five groups: payment, delivery, cancellation, my orders, products', async () => {
    const groups = await list()
    expect(sizes(groups)).toEqual([5, 3, 3, 3, 3])
    expect(groups.map(({ faqTitle }) => faqTitle)).toEqual([
      'Payment',
      'Delivery',
      'Cancellation and returns',
      'My orders',
      'Products and services',
    ])
    expect(groups.map(({ faqIcon }) => faqIcon)).toEqual(FAQ_ICONS)
  })

  test('q keeps the questions that contain it and drops emptied groups', async () => {
    const groups = await list({ q: '  MY CARD ' })
    expect(groups.map(({ faqTitle }) => faqTitle)).toEqual(['Payment'])
    expect(questionsOf(groups)).toEqual(['When is my card charged?'])
    const [whole] = await list()
    expect(groups[0]).toEqual({ ...whole, faqs: [whole!.faqs[1]] })
  })

  test('q looks at questions alone', async () => {
    expect(await list({ q: 'Two years' })).toEqual([])
    expect(await list({ q: 'Products and services' })).toEqual([])
  })

  test('q in several groups keeps each of them', async () => {
    const groups = await list({ q: 'how' })
    expect(groups.length).toBeGreaterThan(2)
    for (const question of questionsOf(groups)) expect(question.toLowerCase()).toContain('how')
  })

  test('an empty q keeps all', async () => {
    expect(await list({ q: ' ' })).toEqual(await list())
  })

  test('is searched in the language that is asked for', async () => {
    expect(sizes(await list({ q: 'الدفع', lang: 'ar' }))).toEqual([2])
    expect(sizes(await list({ q: 'carte', lang: 'fr' }))).toEqual([1])
    expect(await list({ q: 'carte' })).toEqual([])
  })

  test('every language has the same groups, with texts of its own', async () => {
    const [english, french, arabic] = await Promise.all(TEXT_LANGUAGES.map((lang) => list({ lang })))
    expect(sizes(french!)).toEqual(sizes(english!))
    expect(sizes(arabic!)).toEqual(sizes(english!))
    const all = [english!, french!, arabic!].flat()
    expect(unique(all.map(({ faqTitle }) => faqTitle))).toBe(15)
    expect(unique(questionsOf(all))).toBe(51)
    for (const question of questionsOf(arabic!)) expect(question).toMatch(/\p{Script=Arabic}.*؟$/u)
  })

  test.each(TEXT_LANGUAGES)('the facts are told in %s', async (lang) => {
    const [, delivery, cancellation] = await list({ lang })
    expect(textOf([delivery!])).toMatch(/69.*99.*48/)
    expect(textOf([cancellation!])).toMatch(/72.*15/)
    expect(textOf([delivery!])).toMatch(/Parcel delivery is free|par colis est gratuite|الطرود مجاني/)
  })

  test.each([
    ['fr-CA', 'Paiement'],
    ['AR', 'الدفع'],
    ['de', 'Payment'],
    ['', 'Payment'],
  ])('the language %j reads as that of %s', async (lang, title) => {
    const { body } = await send('GET', `/api/pages/faq?lang=${lang}`)
    expect((body as FaqGroup[])[0]?.faqTitle).toBe(title)
  })

  test('may be read by anyone', async () => {
    expect((await send('GET', '/api/pages/faq', undefined, null)).status).toBe(200)
  })

  test('is empty where lists have no rows', async () => {
    setScenario({ empty: true })
    expect(await list()).toEqual([])
  })
})
