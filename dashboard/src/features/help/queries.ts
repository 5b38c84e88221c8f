import { type FaqQuery, listFaqGroups } from '@data1522/mocks/contract/faq'
import { getHelpArticle, getHelpCenter, searchHelp } from '@data1522/mocks/contract/help-center'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

/** The language that texts are asked for in. */
export type TextLanguage = NonNullable<FaqQuery['lang']>

/** The groups of questions that contain what is looked for. */
export const faqQuery = (lang: TextLanguage, q: string) =>
  queryOptions({
    queryKey: ['faq', lang, q],
    queryFn: ({ signal }) => call(listFaqGroups, { query: { q, lang } }, { signal }),
    placeholderData: keepPreviousData,
  })

const helpKey = ['help'] as const

/** The front page of the help center. */
export const helpCenterQuery = (lang: TextLanguage) =>
  queryOptions({
    queryKey: [...helpKey, 'center', lang],
    queryFn: ({ signal }) => call(getHelpCenter, { query: { lang } }, { signal }),
  })

/** One article of the help center, by its title in the address. */
export const helpArticleQuery = (lang: TextLanguage, title: string) =>
  queryOptions({
    queryKey: [...helpKey, 'article', title, lang],
    queryFn: ({ signal }) => call(getHelpArticle, { query: { title, lang } }, { signal }),
    // In another language it is the same article, and what one writes about it stays.
    placeholderData: (last, query) => (query?.queryKey[2] === title ? last : undefined),
  })

/** The articles that answer what is looked for. */
export const helpSearchQuery = (lang: TextLanguage, q: string) =>
  queryOptions({
    queryKey: [...helpKey, 'search', lang, q],
    queryFn: ({ signal }) => call(searchHelp, { query: { q, lang } }, { signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
