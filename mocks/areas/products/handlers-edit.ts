import { permittedRows } from '../../runtime/bulk.ts'
import { kindOf } from '../categories/tree.ts'
import { products } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { roundToCents, toDollarText } from '../../seed/money.ts'
import type { StoredProduct } from './seed.ts'
import { handle } from '../../runtime/http.ts'
import { invalid, reply } from '../../runtime/reply.ts'

type Changes = Partial<Pick<StoredProduct, 'status' | 'category' | 'categoryId' | 'tags'>> & {
  readonly price?: number | undefined
}

const TAG_LIMIT = 30

const idOf = ({ id }: StoredProduct) => id

/** A product with another base price, and what was given of the rest. */
const withChanges = (product: StoredProduct, { price, ...changes }: Changes) => ({
  ...changes,
  ...(price !== undefined && {
    pricing: { ...product.pricing, base: price },
    price: toDollarText(price),
  }),
})

const isBelowReduced = ({ pricing }: StoredProduct, { price }: Changes) =>
  price !== undefined && pricing.discounted !== null && price < pricing.discounted

const tooLow = invalid({ price: ['The discounted price of a product is above the new price'] })

export const updateProducts = handle(contract.updateProducts, schemas.updateProducts, ({ body, permit }) => {
  const given = new Map(body.products.map(({ id, ...changes }) => [id, changes]))
  const fields = [...new Set(body.products.flatMap((product) => Object.keys(product)))]
  const asked = fields.filter((field) => field !== 'id')
  const found = permittedRows(products.all(), [...given.keys()], (row) => permit(row, asked), idOf)
  if (found.some((product) => isBelowReduced(product, given.get(product.id)!))) return tooLow
  for (const product of found) products.update(product.id, withChanges(product, given.get(product.id)!))
  return reply(200, { ids: found.map(idOf) })
})

export const editProducts = handle(contract.editProducts, schemas.editProducts, ({ body, permit }) => {
  const { ids, price, categoryId, addTags, removeTags } = body
  const category = categoryId === undefined ? undefined : kindOf(categoryId)
  if (category === null) return invalid({ categoryId: ['There is no such category for products'] })
  const fields = [
    ...(price ? ['price'] : []),
    ...(categoryId === undefined ? [] : ['category', 'categoryId']),
    ...(addTags.length + removeTags.length > 0 ? ['tags'] : []),
  ]
  const found = permittedRows(products.all(), ids, (row) => permit(row, fields), idOf)
  const changesOf = (product: StoredProduct): Changes => ({
    ...(price && { price: priceAfter(product.pricing.base, price) }),
    ...(category && { category, categoryId }),
    tags: [...new Set([...product.tags.filter((tag) => !removeTags.includes(tag)), ...addTags])].slice(
      0,
      TAG_LIMIT,
    ),
  })
  if (found.some((product) => isBelowReduced(product, changesOf(product)))) return tooLow
  const before = found.map((product) => ({
    id: product.id,
    price: product.pricing.base,
    category: product.category,
    categoryId: product.categoryId,
    tags: product.tags,
  }))
  for (const product of found) products.update(product.id, withChanges(product, changesOf(product)))
  return reply(200, { before })
})

const priceAfter = (base: number, change: NonNullable<contract.ProductsEdit['price']>) =>
  change.kind === 'set' ? change.amount : roundToCents(base * (1 + change.percent / 100))
