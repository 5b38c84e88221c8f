import { describe, expect, test } from 'vitest'
import { categories } from './collection.ts'
import { CATEGORY_STATUSES } from './contract.ts'
import { category } from './schema.ts'
import { PRODUCT_CATEGORIES } from '../products/contract.ts'
import { z } from '../../contract/zod.ts'
import { seedCategories } from './seed.ts'
import { seedProducts } from '../products/seed.ts'

describe('the sample categories', () => {
  const all = seedCategories()
  const roots = all.filter(({ parentId }) => parentId === null)

  test('are twelve, numbered from 1', () => {
    expect(all.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  test('fit the contract, and are what the collection starts with', () => {
    for (const one of all)
      expect(() => z.parse(category, { ...one, kind: null, totalProducts: 0, totalEarning: 0 })).not.toThrow()
    expect(categories.all()).toEqual(all)
  })

  test('have titles and slugs of their own', () => {
    for (const field of ['title', 'slug'] as const)
      expect(new Set(all.map((one) => one[field])).size).toBe(12)
  })

  test('begin with the categories of products under their own names', () => {
    expect(all.slice(0, 6).map(({ title }) => title)).toEqual([...PRODUCT_CATEGORIES])
    expect(all.slice(0, 6).map(({ productCategory }) => productCategory)).toEqual([...PRODUCT_CATEGORIES])
  })

  test('are a tree of three levels, in which a part holds products of its whole', () => {
    const parentOf = (id: number | null) => all.find((one) => one.id === id)
    expect(roots).toHaveLength(7)
    for (const { parentId, productCategory } of all.filter((one) => one.parentId !== null))
      expect(parentOf(parentId)?.productCategory).toBe(productCategory)
    expect(all.some(({ parentId }) => (parentOf(parentId)?.parentId ?? null) !== null)).toBe(true)
  })

  test('have tags that several products carry', () => {
    const tagged = all.filter(({ tag }) => tag !== null)
    const held = tagged.map(({ productCategory, tag }) =>
      seedProducts().filter(({ category: name, tags }) => name === productCategory && tags.includes(tag!)),
    )
    for (const products of held) expect(products.length).toBeGreaterThan(1)
  })

  test('show every status, French and Arabic, and a missing picture', () => {
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(CATEGORY_STATUSES))
    expect(all.some(({ description }) => description.includes('celles et ceux'))).toBe(true)
    expect(all.some(({ title }) => /\p{Script=Arabic}/u.test(title))).toBe(true)
    expect(all.filter(({ image }) => image === '')).toHaveLength(1)
  })
})
