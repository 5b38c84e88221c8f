import type { Category } from '@data1522/mocks/contract/categories'
import { expect, test } from 'vitest'
import { categoryTitle } from './product-meta.ts'

const text = ((id: string) => `«${id}»`) as Parameters<typeof categoryTitle>[1]
const named = (title: string, kind: Category['kind']) => categoryTitle({ title, kind } as Category, text)

test('a main category is called as the products’ column calls it, until someone renames it', () => {
  expect(named('Home Decor', 'Home Decor')).toBe('«products.category.homeDecor»')
  expect(named('For the home', 'Home Decor')).toBe('For the home')
})

test('a part of one, and one without a kind, keep their own titles', () => {
  expect(named('Audio', 'Electronics')).toBe('Audio')
  expect(named('Garden', null)).toBe('Garden')
})
