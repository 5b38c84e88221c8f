import type { Example } from './example.ts'

/** Products, their categories, and what is said of them. */
export const productsExamples: Readonly<Record<string, Example>> = {
  listProducts: {
    query: {
      q: 'lamp',
      stock: false,
      category: 'Home Decor',
      status: 'Published',
      sortBy: 'price',
      orderBy: 'asc',
      page: 1,
      itemsPerPage: 10,
    },
  },
  getProduct: { params: { id: 41 } },
  createProduct: {
    body: {
      productName: 'Acorn bowl',
      productBrand: 'Tall Timber Row',
      category: 'Home Decor',
      sku: 'HO-9000',
      barcode: '2900000000018',
      description: '<p>Turned from one piece of oak, and oiled by hand.</p>',
      status: 'Published',
      stock: true,
      qty: 12,
      media: [{ url: '/pictures/products/vase-b.svg', alt: 'The bowl on a table' }],
      variants: [{ option: 'Wood', values: ['Oak', 'Beech'] }],
      pricing: { base: 64, discounted: 54.5, isTaxed: true },
      shipping: 'seller',
      delivery: { reach: 'countries', countries: ['FR', 'DE'] },
      attributes: { isFragile: true, isBiodegradable: true, frozenTemperature: null, expiry: null },
      identifier: { type: 'EAN', value: '2900000000018' },
      vendor: 'Copperleaf Supply',
      collection: 'Slow mornings',
      tags: ['wood', 'new'],
    },
  },
  updateProduct: {
    params: { id: 41 },
    body: { pricing: { discounted: 69.9 }, tags: ['kitchen', 'recycled', 'winter sale'] },
  },
  deleteProduct: { params: { id: 34 } },
  duplicateProduct: { params: { id: 41 } },
  restockProduct: { params: { id: 41 }, body: { quantity: 10 } },
  restoreProducts: { after: [['deleteProduct', { params: { id: 34 } }]], body: { ids: [34] } },
  getProductsSummary: {},
  listCategories: {
    query: { q: 'headphones', sortBy: 'earning', orderBy: 'desc', page: 1, itemsPerPage: 10 },
  },
  createCategory: {
    body: {
      title: 'Lamps',
      slug: 'lamps',
      description: '<p>For reading, for dining, and for leaving on in the window.</p>',
      image: '/pictures/products/lamp-a.svg',
      parentId: 5,
      status: 'Published',
    },
  },
  updateCategory: {
    params: { id: 12 },
    body: {
      description: '<p>Seeds, tools and gloves that fit.</p>',
      image: '/pictures/products/plant-pot-a.svg',
      status: 'Published',
    },
  },
  deleteCategory: { params: { id: 12 } },
  restoreCategories: { after: [['deleteCategory', { params: { id: 12 } }]], body: { ids: [12] } },
  listReviews: {
    query: {
      q: 'camera',
      status: 'Published',
      rating: '1',
      sortBy: 'date',
      orderBy: 'desc',
      page: 1,
      itemsPerPage: 10,
    },
  },
  getReview: { params: { id: 8 } },
  updateReview: { params: { id: 11 }, body: { status: 'Published' } },
  replyToReview: {
    params: { id: 1 },
    body: { text: 'We are sorry about the shirts. A new pen is on its way, with a cap that holds.' },
  },
  deleteReview: { params: { id: 15 } },
  restoreReviews: { after: [['deleteReview', { params: { id: 15 } }]], body: { ids: [15] } },
  getReviewsSummary: {},
}
