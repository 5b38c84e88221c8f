import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  listFaqGroups: { query: { q: 'refund', lang: 'en' } },
}
