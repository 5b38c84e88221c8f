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
type Field = 'price' | 'category' | 'categoryId' | 'tags'

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

const placed = ({ id, pricing, category, categoryId, tags }: StoredProduct, fields: readonly Field[]) => {
  const all = { price: pricing.base, category, categoryId, tags }
  return { id, ...Object.fromEntries(fields.map((field) => [field, all[field]])) }
}

const tooManyTags = invalid({ addTags: [`A product has ${TAG_LIMIT} tags at most`] })
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
  const fields: readonly Field[] = [
    ...(price ? (['price'] as const) : []),
    ...(categoryId === undefined ? [] : (['category', 'categoryId'] as const)),
    ...(addTags.length + removeTags.length > 0 ? (['tags'] as const) : []),
  ]
  const found = permittedRows(products.all(), ids, (row) => permit(row, fields), idOf)
  const changesOf = (product: StoredProduct): Changes => ({
    ...(price && { price: priceAfter(product.pricing.base, price) }),
    ...(category && { category, categoryId }),
    tags: [...new Set([...product.tags.filter((tag) => !removeTags.includes(tag)), ...addTags])],
  })
  if (found.some((product) => changesOf(product).tags!.length > TAG_LIMIT)) return tooManyTags
  if (found.some((product) => isBelowReduced(product, changesOf(product)))) return tooLow
  const before = found.map((product) => placed(product, fields))
  const after = found.map((product) =>
    placed(products.update(product.id, withChanges(product, changesOf(product)))!, fields),
  )
  return reply(200, { before, after })
})

const priceAfter = (base: number, change: NonNullable<contract.ProductsEdit['price']>) =>
  change.kind === 'set' ? change.amount : roundToCents(base * (1 + change.percent / 100))
