import { CUSTOMER_COUNTRIES } from '../customers/contract.ts'
import {
  type DeliveryReach,
  PRODUCT_CATEGORIES,
  type ProductDetail,
  type ProductStatus,
  type Shipper,
} from './contract.ts'
import { dateInDays } from '../../seed/days.ts'
import { toList, toParagraphs } from '../../seed/html.ts'
import { toDollarText } from '../../seed/money.ts'
import { picture } from '../../seed/pictures.ts'
import { inventCode } from './seed-codes.ts'
import { productIntros } from './seed-intros.ts'
import { type ProductKind, traitsOf } from './seed-kinds.ts'
import { type ProductLine, productLines } from './seed-lines.ts'
import { demandFor, inventSales, type ProductSales } from './seed-sales.ts'
import { createRandom, deal, type Random } from '../../seed/random.ts'

/** A product as the mocks keep it. */
export interface StoredProduct extends ProductDetail {
  readonly sales: ProductSales
}

type Supply = 'plenty' | 'low' | 'none' | 'withdrawn'

/** What chance has dealt to a product. */
interface Lot {
  readonly status: ProductStatus
  readonly supply: Supply
  readonly scheme: 'EAN' | 'UPC' | 'JAN'
  readonly shipping: Shipper
  readonly reach: DeliveryReach
}

const SEED = 21
/** A product that nobody has photographed, described or labelled yet. */
const BARE_LOOK = 'puzzle-b'
/** A product whose description carries what a careless page would run. */
const HOSTILE_LOOK = 'dice-a'

const hostileHtml =
  '<p onclick="document.title=\'Clicked\'">Copied from the <a href="javascript:document.title=\'Followed\'">supplier</a>.</p>' +
  '<script>document.title = "Run"</script>'

const vendors = [
  'Harbourline Wholesale',
  'Comptoir des Deux Rives',
  'مستودعات الميناء',
  'Copperleaf Supply',
  'Makers’ Union of the North Gate',
]
const collections = ['Slow mornings', 'Back to routine', 'Rentrée douce', 'Small gifts', 'مجموعة الصيف', '']
const BESTSELLER = 'bestseller'
const extraTags = ['new', 'gift', BESTSELLER, 'recycled', 'limited']

/** The products of a fresh start. */
export const seedProducts = (): StoredProduct[] => {
  const random = createRandom(SEED)
  const lines = random.shuffle(productLines)
  const statuses = deal({ Published: 35, Scheduled: 8, Inactive: 7 }, random)
  const supplies = deal({ plenty: 33, low: 7, none: 8, withdrawn: 2 }, random)
  const schemes = deal({ EAN: 28, UPC: 14, JAN: 8 }, random)
  const shippers = deal({ company: 36, seller: 14 }, random)
  const reaches = deal({ worldwide: 29, countries: 13, local: 8 }, random)
  return lines.map((line, index) => {
    const lot: Lot = {
      status: line[2] === BARE_LOOK ? 'Scheduled' : statuses[index]!,
      supply: supplies[index]!,
      scheme: schemes[index]!,
      shipping: shippers[index]!,
      reach: reaches[index]!,
    }
    const product = makeProduct(line, index + 1, lot, random)
    return line[2] === BARE_LOOK ? strip(product) : product
  })
}

const makeProduct = (line: ProductLine, id: number, lot: Lot, random: Random): StoredProduct => {
  const [productName, productBrand, look, base, discounted = null] = line
  const kind = look.slice(0, -2) as ProductKind
  const { category, tags, variants, isFragile = false, isBiodegradable = false } = traitsOf(kind)
  const image = picture(`products/${look}`)
  const type = kind === 'notebook' ? 'ISBN' : lot.scheme
  const code = inventCode(type, random)
  const qty = inventQuantity(lot.supply, base, random)
  const sales = inventSales(lot.status, { base, discounted }, random)
  const lifetime = qty + sales.units
  return {
    id,
    productName,
    productBrand,
    category,
    stock: qty > 0 && lot.supply !== 'withdrawn',
    sku: inventSku(category, id),
    price: toDollarText(base),
    qty,
    status: lot.status,
    image,
    description: describe(look, kind),
    barcode: code,
    media: [{ url: image, alt: productName }],
    categoryId: null,
    variants: [...variants],
    combinations: [],
    pricing: { base, discounted, isTaxed: type !== 'ISBN' },
    inventory: {
      inTransit: lot.supply === 'plenty' ? random.integer(0, 3) * 10 : random.integer(2, 12) * 10,
      lastRestock: lifetime === 0 ? null : dateInDays(-random.integer(2, 90)),
      lifetime,
    },
    shipping: lot.shipping,
    delivery: { reach: lot.reach, countries: lot.reach === 'countries' ? chooseCountries(random) : [] },
    attributes: {
      isFragile,
      isBiodegradable,
      frozenTemperature: look === 'bottle-b' ? -18 : null,
      expiry: kind === 'pen' ? dateInDays(540) : null,
    },
    identifier: { type, value: code },
    vendor: random.shuffle(vendors)[0]!,
    collection: random.shuffle(collections)[0]!,
    tags: [...tags, ...chooseTags(lot.status, random)],
    seo: { title: '', description: '', slug: '' },
    sales,
  }
}

const strip = (product: StoredProduct): StoredProduct => ({
  ...product,
  image: '',
  description: '',
  media: [],
  variants: [],
  tags: [],
  collection: '',
})

const inventQuantity = (supply: Supply, price: number, random: Random) => {
  if (supply === 'none') return 0
  return supply === 'low' ? random.integer(1, 5) : demandFor(price) * random.integer(4, 14) + 5
}

const inventSku = (category: ProductDetail['category'], id: number) =>
  `${category.slice(0, 2).toUpperCase()}-${(PRODUCT_CATEGORIES.indexOf(category) + 1) * 1000 + id * 7}`

const describe = (look: ProductLine[2], kind: ProductKind) => {
  const description = toParagraphs([productIntros[look] ?? '']) + toList('ul', traitsOf(kind).points)
  return look === HOSTILE_LOOK ? description + hostileHtml : description
}

const chooseCountries = (random: Random) =>
  random.shuffle(CUSTOMER_COUNTRIES).slice(0, random.integer(2, 6)).sort()

const chooseTags = (status: ProductStatus, random: Random) =>
  random
    .shuffle(extraTags)
    .slice(0, random.integer(0, 3))
    .filter((tag) => tag !== BESTSELLER || status === 'Published')
