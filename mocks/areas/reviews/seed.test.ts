import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { REVIEW_RATINGS, REVIEW_STATUSES } from './contract.ts'
import { reviewDetail } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { now, setNow } from '../../seed/clock.ts'
import { seedCustomers } from '../customers/seed.ts'
import { seedProducts } from '../products/seed.ts'
import { timeOfReview } from './seed-dates.ts'
import { seedReviews } from './seed.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))
afterEach(() => setNow())

describe('the sample reviews', () => {
  test('are one hundred, numbered from 1, and the same each time', () => {
    const reviews = seedReviews()
    expect(reviews.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
    expect(seedReviews()).toEqual(reviews)
  })

  test('fit the contract', () => {
    for (const review of seedReviews()) expect(z.parse(reviewDetail, review)).toEqual(review)
  })

  test('are about products that there are', () => {
    const products = new Map(seedProducts().map((product) => [product.id, product]))
    for (const review of seedReviews())
      expect(products.get(review.productId)).toMatchObject({
        productName: review.product,
        productBrand: review.companyName,
        image: review.productImage,
      })
  })

  test('are by customers that there are, by many of them', () => {
    const customers = new Map(seedCustomers().map((customer) => [customer.customerId, customer]))
    const reviews = seedReviews()
    for (const { customerId, reviewer, email, avatar } of reviews)
      expect(customers.get(customerId)).toMatchObject({ customer: reviewer, email, avatar })
    expect(new Set(reviews.map(({ customerId }) => customerId)).size).toBeGreaterThan(60)
  })

  test('show every status and every number of stars in believable shares', () => {
    const reviews = seedReviews()
    for (const one of REVIEW_STATUSES)
      expect(reviews.filter(({ status }) => status === one).length).toBeGreaterThan(20)
    const shares = REVIEW_RATINGS.map((stars) => reviews.filter(({ review }) => review === stars).length)
    expect(shares.slice(0, 4)).toEqual(shares.slice(0, 4).toSorted((one, other) => other - one))
    for (const share of shares) expect(share).toBeGreaterThan(4)
  })

  test('include French and Arabic ones, markup, a very long text and none at all', () => {
    const reviews = seedReviews()
    const texts = reviews.map(({ para }) => para)
    expect(texts.filter((text) => /\p{Script=Arabic}/u.test(text)).length).toBeGreaterThan(5)
    expect(texts.filter((text) => /[àéèêç]/.test(text)).length).toBeGreaterThan(8)
    expect(texts.filter((text) => text.includes('<script>'))).toHaveLength(1)
    expect(Math.max(...texts.map(({ length }) => length))).toBeGreaterThan(600)
    expect(texts).toContain('')
    expect(new Set(reviews.map(({ head }) => head)).size).toBe(100)
  })

  test('are written in Arabic by those with Arabic names', () => {
    const inArabic = seedReviews().filter(({ para }) => /\p{Script=Arabic}/u.test(para))
    for (const { reviewer } of inArabic) expect(reviewer).toMatch(/\p{Script=Arabic}/u)
  })

  test('are the newest first and never ahead, some of each day of the last week, whatever day it is', () => {
    // In Los Angeles the first is still the day before.
    for (const [instant, today] of [
      ['2024-02-29T00:00:00Z', '2024-02-28'],
      ['2031-12-31T23:59:59Z', '2031-12-31'],
    ] as const) {
      setNow(instant)
      const times = seedReviews().map(timeOfReview)
      expect(times).toEqual(times.toSorted((one, other) => other - one))
      expect(times[0]).toBe(Date.parse(today))
      expect(new Set(times.slice(0, 14)).size).toBe(7)
    }
  })

  test('have replies to published ones only, the bad ones first of all, none ahead of its review or of today', () => {
    const answered = seedReviews().filter(({ reply }) => reply !== null)
    expect(answered.length).toBeGreaterThan(15)
    expect(answered.length).toBeLessThan(50)
    for (const review of answered) {
      expect(review.status).toBe('Published')
      const time = Date.parse(review.reply!.time)
      expect(time).toBeGreaterThan(timeOfReview(review))
      expect(time).toBeLessThan(now().getTime())
    }
  })
})
