import type { Category, CategoryStatus } from './contract.ts'
import type { ProductCategory } from '../products/contract.ts'
import { toParagraphs } from '../../seed/html.ts'
import { picture } from '../../seed/pictures.ts'

/** A category as the mocks keep it: its totals are counted from the products that it holds. */
export interface StoredCategory extends Omit<Category, 'kind' | 'totalProducts' | 'totalEarning'> {
  /** The category of the products that it holds; without one it holds none. */
  readonly productCategory: ProductCategory | null
  /** The tag that these products have to carry. */
  readonly tag: string | null
}

interface Line {
  readonly title: string
  readonly slug: string
  readonly text: string
  readonly image?: string
  readonly parentId?: number
  readonly status?: CategoryStatus
  readonly holds?: readonly [category: ProductCategory, tag?: string]
}

const lines: readonly Line[] = [
  {
    title: 'Electronics',
    slug: 'electronics',
    text: 'Things with a plug or a battery that are made to be repaired.',
    image: 'categories/electronics',
    holds: ['Electronics'],
  },
  {
    title: 'Accessories',
    slug: 'accessories',
    text: 'What you carry, wear and forget on the train.',
    image: 'categories/accessories',
    holds: ['Accessories'],
  },
  {
    title: 'Shoes',
    slug: 'shoes',
    text: 'For pavements, puddles and parquet.',
    image: 'categories/shoes',
    holds: ['Shoes'],
  },
  {
    title: 'Office',
    slug: 'office',
    text: 'Desks and everything on, under and around them.',
    image: 'categories/office',
    holds: ['Office'],
  },
  {
    title: 'Home Decor',
    slug: 'home-decor',
    text: 'Light, clay and cloth for rooms that are lived in.',
    image: 'categories/home-decor',
    holds: ['Home Decor'],
  },
  {
    title: 'Games',
    slug: 'games',
    text: 'Something to play, alone or with people you like.',
    image: 'categories/games',
    holds: ['Games'],
  },
  {
    title: 'Audio',
    slug: 'audio',
    text: 'Headphones and speakers that sound like the room you wish you had.',
    image: 'products/speaker-a',
    parentId: 1,
    holds: ['Electronics', 'audio'],
  },
  {
    title: 'Headphones',
    slug: 'headphones',
    text: 'For one pair of ears at a time.',
    image: 'products/headphones-a',
    parentId: 7,
    holds: ['Electronics', 'headphones'],
  },
  {
    title: 'Bags and wallets',
    slug: 'bags-and-wallets',
    text: 'From the one that holds a week to the one that holds a card.',
    image: 'products/backpack-a',
    parentId: 2,
    status: 'Inactive',
    holds: ['Accessories', 'bags'],
  },
  {
    title: 'Papeterie',
    slug: 'papeterie',
    text: 'Carnets, plumes et papier pour celles et ceux qui écrivent encore à la main.',
    image: 'products/notebook-a',
    parentId: 4,
    holds: ['Office', 'stationery'],
  },
  {
    title: 'الإضاءة',
    slug: 'الإضاءة',
    text: 'مصابيح للقراءة وللسهر ولزوايا البيت الهادئة.',
    image: 'products/lamp-a',
    parentId: 5,
    holds: ['Home Decor', 'lighting'],
  },
  {
    title: 'Garden',
    slug: 'garden',
    text: 'Opens in spring: seeds, tools and gloves that fit.',
    status: 'Scheduled',
  },
]

/** The categories of a fresh start: one for each category of products, parts of these, and one that is still empty. */
export const seedCategories = (): StoredCategory[] =>
  lines.map(({ title, slug, text, image, parentId = null, status = 'Published', holds = [] }, index) => ({
    id: index + 1,
    title,
    slug,
    description: toParagraphs([text]),
    image: image ? picture(image) : '',
    parentId,
    status,
    productCategory: holds[0] ?? null,
    tag: holds[1] ?? null,
  }))
