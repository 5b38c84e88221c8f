import { permittedRows } from '../../runtime/bulk.ts'
import { kindOf } from '../categories/tree.ts'
import { products } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { roundToCents, toDollarText } from '../../seed/money.ts'
import type { StoredProduct } from './seed.ts'
import { handle } from '../../runtime/http.ts'
import { isBelowReduced, isUnpriced } from './handlers-validation.ts'
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

/** Why products cannot have their changes, or nothing. */
const refuse = (found: readonly StoredProduct[], changesOf: (product: StoredProduct) => Changes) => {
  const after = found.map((product) => ({ ...product, ...withChanges(product, changesOf(product)) }))
  if (after.some(isUnpriced)) return unpriced
  return after.some(isBelowReduced) ? tooLow : undefined
}

const placed = ({ id, pricing, category, categoryId, tags }: StoredProduct, fields: readonly Field[]) => {
  const all = { price: pricing.base, category, categoryId, tags }
  return { id, ...Object.fromEntries(fields.map((field) => [field, all[field]])) }
}

const tooManyTags = invalid({ addTags: [`A product has ${TAG_LIMIT} tags at most`] })
const tooLow = invalid({ price: ['The discounted price of a product is not below the new price'] })
const unpriced = invalid({ price: ['Only a product that is inactive can be without a price'] })

export const updateProducts = handle(contract.updateProducts, schemas.updateProducts, ({ body, permit }) => {
  const given = new Map(body.products.map(({ id, ...changes }) => [id, changes]))
  const fields = [...new Set(body.products.flatMap((product) => Object.keys(product)))]
  const asked = fields.filter((field) => field !== 'id')
  const found = permittedRows(products.all(), [...given.keys()], (row) => permit(row, asked), idOf)
  const changesOf = ({ id }: StoredProduct) => given.get(id)!
  const refused = refuse(found, changesOf)
  if (refused) return refused
  for (const product of found) products.update(product.id, withChanges(product, changesOf(product)))
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
  const refused = refuse(found, changesOf)
  if (refused) return refused
  const before = found.map((product) => placed(product, fields))
  const after = found.map((product) =>
    placed(products.update(product.id, withChanges(product, changesOf(product)))!, fields),
  )
  return reply(200, { before, after })
})

const priceAfter = (base: number, change: NonNullable<contract.ProductsEdit['price']>) =>
  change.kind === 'set' ? change.amount : roundToCents(base * (1 + change.percent / 100))
