import { type FaqQuery, listFaqGroups } from '@data1522/mocks/contract/faq'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

/** The language that texts are asked for in. */
export type TextLanguage = FaqQuery['lang']

/** The groups of questions that contain what is looked for. */
export const faqQuery = (lang: TextLanguage, q: string) =>
  queryOptions({
    queryKey: ['faq', lang, q],
    queryFn: ({ signal }) => call(listFaqGroups, { query: { q, lang } }, { signal }),
    placeholderData: keepPreviousData,
  })
