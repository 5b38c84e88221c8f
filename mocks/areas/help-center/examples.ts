import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  getHelpCenter: { query: { lang: 'en' } },
  searchHelp: { query: { q: 'retrun', lang: 'en' } },
  getHelpArticle: { query: { title: 'damaged-on-arrival', lang: 'en' } },
  sendHelpFeedback: {
    params: { title: 'damaged-on-arrival' },
    body: { isHelpful: true, comment: 'The picture.' },
  },
}
