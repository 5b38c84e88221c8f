import { afterEach, describe, expect, test } from 'vitest'
import { products } from './collection.ts'
import {
  DELIVERY_REACHES,
  IDENTIFIER_TYPES,
  PRODUCT_CATEGORIES,
  PRODUCT_STATUSES,
  SHIPPERS,
} from './contract.ts'
import { productDetail } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { unique } from '../../testing/unique.ts'
import { setNow } from '../../seed/clock.ts'
import { withCheckDigit } from './seed-codes.ts'
import { productKinds } from './seed-kinds.ts'
import { seedProducts, type StoredProduct } from './seed.ts'

afterEach(() => setNow())

describe('the sample products', () => {
  const all = seedProducts()
  const count = (isOne: (product: StoredProduct) => boolean) => all.filter(isOne).length

  test('are fifty, numbered from 1', () => {
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  })

  test('fit the contract, and are what the collection starts with', () => {
    for (const product of all) expect(() => z.parse(productDetail, product)).not.toThrow()
    expect(products.all()).toEqual(all)
  })

  test('have a name, a SKU and a barcode of their own', () => {
    for (const field of ['productName', 'sku', 'barcode'] as const)
      expect(unique(all.map((product) => product[field]))).toBe(50)
  })

  test('have barcodes that add up, in ranges that belong to nobody', () => {
    for (const { barcode, identifier } of all) {
      expect(identifier.value).toBe(barcode)
      expect(withCheckDigit(barcode.slice(0, -1))).toBe(barcode)
      expect(barcode).toMatch(/^(2|4|9795)/)
    }
    expect(withCheckDigit('978316148410')).toBe('9783161484100')
    expect(withCheckDigit('03600029145')).toBe('036000291452')
  })

  test('show every category and status several times, and each kind of detail', () => {
    for (const category of PRODUCT_CATEGORIES)
      expect(count((product) => product.category === category)).toBeGreaterThan(5)
    for (const status of PRODUCT_STATUSES)
      expect(count((product) => product.status === status)).toBeGreaterThan(6)
    expect(count(({ status }) => status === 'Published')).toBeGreaterThan(30)
    expect(unique(all.map(({ identifier }) => identifier.type))).toBe(IDENTIFIER_TYPES.length)
    expect(unique(all.map(({ shipping }) => shipping))).toBe(SHIPPERS.length)
    expect(unique(all.map(({ delivery }) => delivery.reach))).toBe(DELIVERY_REACHES.length)
    expect(count(({ attributes }) => attributes.isFragile)).toBeGreaterThan(5)
    expect(count(({ attributes }) => attributes.isBiodegradable)).toBeGreaterThan(3)
    expect(count(({ attributes }) => attributes.frozenTemperature === -18)).toBe(1)
    expect(count(({ attributes }) => attributes.expiry !== null)).toBe(1)
  })

  test('have the price of their pricing, and a reduced one below it', () => {
    for (const { price, pricing } of all) {
      expect(Number(price.replace(/[$,]/g, ''))).toBe(pricing.base)
      expect(price).toMatch(/^\$\d{1,3}(,\d{3})*\.\d{2}$/)
      expect(pricing.discounted ?? 0).toBeLessThan(pricing.base)
    }
    expect(count(({ pricing }) => pricing.discounted !== null)).toBeGreaterThan(10)
    expect(all.map(({ price }) => price)).toContain('$1,249.00')
  })

  test('are in stock only if there is any, some hardly, some not, some withdrawn', () => {
    expect(count(({ stock, qty }) => stock && qty === 0)).toBe(0)
    expect(count(({ stock, qty }) => !stock && qty > 0)).toBe(2)
    expect(count(({ qty }) => qty === 0)).toBe(8)
    expect(count(({ qty }) => qty > 0 && qty <= 5)).toBe(7)
  })

  test('have sold what they ever had and no longer have', () => {
    for (const { qty, inventory, sales } of all) {
      expect(inventory.lifetime).toBe(qty + sales.units)
      expect(inventory.lastRestock === null).toBe(inventory.lifetime === 0)
      const lately = [sales.inStore, sales.affiliate].flatMap(({ recent, before }) => [recent, before])
      expect(lately.reduce((sum, sold) => sum + sold.count, 0)).toBeLessThanOrEqual(sales.units)
    }
  })

  test('earned what they sold at their price: nothing if scheduled, nothing lately if inactive', () => {
    for (const { status, pricing, sales } of all) {
      const price = pricing.discounted ?? pricing.base
      expect(sales.earning).toBeCloseTo(sales.units * price)
      for (const { recent, before } of [sales.inStore, sales.affiliate]) {
        expect(recent.value).toBeCloseTo(recent.count * price)
        expect(before.discount).toBeCloseTo(before.count * (pricing.base - price))
        expect(recent.count > 0).toBe(status === 'Published')
        expect(before.count > 0).toBe(status !== 'Scheduled')
      }
    }
  })

  test('sell best only where they are sold', () => {
    const best = all.filter(({ tags }) => tags.includes('bestseller'))
    expect(best.length).toBeGreaterThan(5)
    for (const { status } of best) expect(status).toBe('Published')
  })

  test('are delivered to some countries only if it says so', () => {
    for (const { delivery } of all) expect(delivery.countries.length > 1).toBe(delivery.reach === 'countries')
  })

  test('have a description, a picture of their kind and its tags', () => {
    for (const { image, media, category, tags } of all.filter((product) => product.image)) {
      const kind = /^\/pictures\/products\/(.+)-[ab]\.svg$/.exec(image)?.[1] as keyof typeof productKinds
      expect(media[0]?.url).toBe(image)
      expect(category).toBe(productKinds[kind].category)
      expect(tags).toEqual(expect.arrayContaining([...productKinds[kind].tags]))
      expect(unique(tags)).toBe(tags.length)
    }
    expect(unique(all.map(({ image }) => image))).toBe(50)
    expect(count(({ description }) => /^<p>.{10,}<\/p><ul>/.test(description))).toBe(49)
  })

  test('include Arabic, French, very long and very short names', () => {
    const names = all.map(({ productName }) => productName)
    expect(names.filter((name) => /\p{Script=Arabic}/u.test(name)).length).toBeGreaterThan(4)
    expect(names.filter((name) => name.includes('«')).length).toBeGreaterThan(4)
    expect(Math.max(...names.map(({ length }) => length))).toBeGreaterThan(120)
    expect(Math.min(...names.map(({ length }) => length))).toBe(2)
  })

  test('include a bare one and a description with a hostile script', () => {
    const bare = all.filter(({ image }) => image === '')
    expect(bare).toMatchObject([{ media: [], tags: [], variants: [], description: '', status: 'Scheduled' }])
    expect(count(({ description }) => description.includes('<script>'))).toBe(1)
  })

  test('are the same each time, and their dates move with today', () => {
    setNow('2026-03-10T09:00:00Z')
    expect(seedProducts()).toEqual(seedProducts())
    const restocked = () => seedProducts()[0]!.inventory.lastRestock!
    const before = restocked()
    expect(before < '2026-03-10').toBe(true)
    setNow('2027-03-10T09:00:00Z')
    expect(restocked().slice(4)).toBe(before.slice(4))
    expect(restocked() > before).toBe(true)
  })
})
