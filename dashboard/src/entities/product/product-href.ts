import type { Product } from '@data1522/mocks/contract/products'
import { href } from 'react-router-dom'

/** The address at which a product is shown and changed. */
export const productHref = ({ id }: Pick<Product, 'id'>) => `${href('/apps/ecommerce/product/add')}?id=${id}`
