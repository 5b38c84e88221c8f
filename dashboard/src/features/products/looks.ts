import {
  IconBuilding,
  IconDeviceLaptop,
  IconHome,
  IconPlayerPlay,
  IconShoppingCart,
  IconTag,
} from '@data1522/design-system/icons'
import type { ProductCategory, ProductStatus } from '@data1522/mocks/contract/products'

/** The tones of the statuses; categories have the same ones. */
export const statusTones = {
  Published: 'success',
  Scheduled: 'warning',
  Inactive: 'danger',
} as const satisfies Record<ProductStatus, unknown>

/** The pictures of the categories. */
export const categoryLooks = {
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

/** Of so few or fewer there is little left. */
export const LOW_STOCK = 5
