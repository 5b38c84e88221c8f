import type { Demo } from '../../../shared/showcase/demo.ts'
import { InPage } from './demos/InPage.tsx'
import { Product } from './demos/Product.tsx'

/** The demos of the page, in the order of how often each is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'product',
    title: 'tourDemos.product',
    text: 'tourDemos.productText',
    Live: Product,
    code: () => import('./demos/Product.tsx?code'),
  },
  {
    id: 'in-page',
    title: 'tourDemos.inPage',
    text: 'tourDemos.inPageText',
    Live: InPage,
    code: () => import('./demos/InPage.tsx?code'),
  },
]
