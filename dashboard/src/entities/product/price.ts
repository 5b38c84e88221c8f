import type { Product } from '@data1522/mocks/contract/products'

/** The base price of a product, which lists give as text. */
export const priceOf = ({ price }: Pick<Product, 'price'>) => Number(price.replace(/[^\d.-]/g, ''))

/** A price as the lists' calls write it. */
export const priceText = (price: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(price)
