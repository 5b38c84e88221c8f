import {
  IconBuilding,
  IconDeviceLaptop,
  IconHome,
  IconPlayerPlay,
  IconShoppingCart,
  IconTag,
} from '@data1522/design-system/icons'
import type { Category } from '@data1522/mocks/contract/categories'
import type { ProductCategory, ProductStatus } from '@data1522/mocks/contract/products'
import type { ListTools } from '../../shared/list/list-config.ts'

/** The tones of the statuses; categories have the same ones. */
export const statusTones = {
  Published: 'success',
  Scheduled: 'warning',
  Inactive: 'danger',
} as const satisfies Record<ProductStatus, unknown>

/** The pictures of the categories. */
export const categoryMeta = {
  Electronics: { icon: IconDeviceLaptop, tone: 'primary' },
  Accessories: { icon: IconTag, tone: 'info' },
  Shoes: { icon: IconShoppingCart, tone: 'success' },
  Office: { icon: IconBuilding, tone: 'warning' },
  'Home Decor': { icon: IconHome, tone: 'danger' },
  Games: { icon: IconPlayerPlay, tone: 'neutral' },
} as const satisfies Record<ProductCategory, unknown>

/** What the categories are called. */
export const categoryNames = {
  Electronics: 'products.category.electronics',
  Accessories: 'products.category.accessories',
  Shoes: 'products.category.shoes',
  Office: 'products.category.office',
  'Home Decor': 'products.category.homeDecor',
  Games: 'products.category.games',
} as const satisfies Record<ProductCategory, unknown>

/** The title of a category: a main one that nobody has renamed is called as the products' own column calls it. */
export const categoryTitle = ({ title, kind }: Category, text: ListTools['text']) =>
  kind !== null && title === kind ? text(categoryNames[kind]) : title

/** Of so few or fewer there is little left. */
export const LOW_STOCK = 5
