import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
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
  deleteCategories: { body: { ids: [7, 12] } },
  reorderCategories: { body: { parentId: null, ids: [2, 1, 3, 4, 5, 6, 12] } },
  restoreCategories: { after: [['deleteCategory', { params: { id: 12 } }]], body: { ids: [12] } },
}
