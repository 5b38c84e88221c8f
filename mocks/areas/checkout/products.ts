import { reviews } from '../reviews/collection.ts'
import { memoize } from '../../store/memoize.ts'
import { sum } from '../../contract/lists.ts'
import { roundToCents } from '../../seed/money.ts'
import { products } from '../products/collection.ts'
import { reducedFrom } from '../products/reduced.ts'
import type { ReviewDetail } from '../reviews/contract.ts'
import { type CheckoutProduct, MOST_PIECES, type Quote } from './contract.ts'

const ratings = memoize((all: readonly ReviewDetail[]) =>
  Map.groupBy(
    all.filter(({ status }) => status === 'Published'),
    ({ productId }) => productId,
  ),
)

/** A product that can be bought: it is on show, and there is some of it. */
export const wantedProduct = (id: number) => {
  const product = products.get(id)
  return product?.status === 'Published' && product.stock && product.qty > 0 ? product : undefined
}

/** A product as the checkout shows it, if it can be bought. */
export const productFor = (id: number): CheckoutProduct | undefined => {
  const product = wantedProduct(id)
  if (!product) return undefined
  const { base, discounted } = product.pricing
  const said = ratings(reviews.all()).get(id) ?? []
  return {
    id,
    name: product.productName,
    image: product.image,
    options: product.variants.map(({ values }) => values[0]!),
    price: discounted ?? base,
    before: reducedFrom(product.pricing),
    available: Math.min(product.qty, MOST_PIECES),
    rating:
      said.length > 0 ? Math.round((sum(said.map(({ review }) => review)) / said.length) * 10) / 10 : null,
    reviews: said.length,
  }
}

/** What becomes of a line of a cart: never more pieces than there are. */
export const toLine = ({
  id,
  quantity,
}: {
  id: number
  quantity: number
}): Quote['lines'][number] | undefined => {
  const product = productFor(id)
  if (!product) return undefined
  const pieces = Math.min(quantity, product.available)
  return {
    ...product,
    quantity: pieces,
    isLowered: pieces < quantity,
    total: roundToCents(product.price * pieces),
  }
}
