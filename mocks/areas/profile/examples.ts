import type { Example } from '../../contract/example.ts'

/** The profile, the pages to read, and the search. */
export const pagesExamples: Readonly<Record<string, Example>> = {
  getProfile: { query: { tab: 'connections' } },
  getProfileHeader: {},
  updateConnection: { params: { id: 28 }, body: { isConnected: true } },
  listFaqGroups: { query: { q: 'refund', lang: 'en' } },
  getHelpCenter: { query: { lang: 'en' } },
  getHelpArticle: { query: { title: 'damaged-on-arrival', lang: 'en' } },
  sendHelpFeedback: { params: { title: 'damaged-on-arrival' }, body: { isHelpful: true } },
  listSales: {},
  searchCatalogue: { query: { q: 'order' } },
}
