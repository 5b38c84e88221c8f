import type { Category } from '@data1522/mocks/contract/categories'
import { expect, test } from 'vitest'
import { lineOf, treeOf } from './tree.ts'

const category = (id: number, parentId: number | null) => ({ id, parentId, title: `C${id}` }) as Category
const all = [category(1, null), category(2, null), category(3, 4), category(4, 1), category(5, 1)]

test('each category is followed by its parts, in the order given', () => {
  expect(treeOf(all).map(({ category: { id }, depth }) => [id, depth])).toEqual([
    [1, 0],
    [4, 1],
    [3, 2],
    [5, 1],
    [2, 0],
  ])
  expect(treeOf(all).find((branch) => branch.category.id === 3)!.path).toEqual(['C1', 'C4', 'C3'])
})

test('one whose parent was not found stands at the top', () => {
  expect(treeOf([category(3, 4), category(5, 3)]).map(({ depth }) => depth)).toEqual([0, 1])
})

test('nothing below a category can hold it', () => {
  expect(lineOf(all, 1)).toEqual(new Set([1, 3, 4, 5]))
  expect(lineOf(all, 2)).toEqual(new Set([2]))
})
