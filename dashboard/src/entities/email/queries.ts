import {
  type EmailQuery,
  type EmailRow,
  type EmailsMeta,
  getEmail,
  listEmailLabels,
  searchEmails,
} from '@data1522/mocks/contract/email'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { readRows } from './read-rows.ts'

export const emailsKey = ['emails'] as const

/** Mail comes while one looks at it. */
const live = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const

/** Which mails a list has: those of a folder or a mark, or those of a label in every folder. */
export type EmailScope = Pick<EmailQuery, 'filter' | 'label'>

/** The mails of a scope with the counts of all. */
export interface EmailPage {
  readonly scope: EmailScope
  readonly emails: readonly EmailRow[]
  readonly emailsMeta: EmailsMeta
  /** Whether older mails are still to come. @default false */
  readonly isPartial?: boolean
  /** How mails that are not on the page were last counted, by their ids. */
  readonly counted?: Readonly<Record<number, EmailRow>>
}

/** The mails of a folder, a mark or a label, the newest first. */
export const emailsQuery = (scope: EmailScope) =>
  queryOptions({
    queryKey: [...emailsKey, 'list', scope],
    queryFn: async ({ signal, client, queryKey }): Promise<EmailPage> => {
      const onNewest = (answer: Pick<EmailPage, 'emails' | 'emailsMeta'>) => {
        if (signal.aborted || client.getQueryData(queryKey) !== undefined) return
        // Old at once: who leaves before all have come reads them on coming back.
        client.setQueryData(queryKey, { ...answer, scope, isPartial: true }, { updatedAt: 0 })
      }
      const { emails, emailsMeta } = await readRows(scope, { signal, onNewest })
      return { emails, emailsMeta, scope }
    },
    ...live,
  })

/** One mail with its html, its files and its thread, wherever it lies. */
export const emailQuery = (id: number) =>
  queryOptions({
    queryKey: [...emailsKey, 'one', id],
    queryFn: ({ signal }) => call(getEmail, { params: { id } }, { signal }),
    staleTime: 0,
    ...live,
  })

/** The ids of the mails of all folders that have all of some words, as in the text that no list has. */
export const emailHitsQuery = (words: string) =>
  queryOptions({
    queryKey: [...emailsKey, 'hits', words],
    queryFn: async ({ signal }) =>
      new Set((await call(searchEmails, { query: { q: words } }, { signal })).ids),
    enabled: words !== '',
    staleTime: 0,
    ...live,
  })

/** The labels, in their order. */
export const emailLabelsQuery = () =>
  queryOptions({
    queryKey: [...emailsKey, 'labels'],
    queryFn: async ({ signal }) => (await call(listEmailLabels, {}, { signal })).labels,
    refetchOnWindowFocus: 'always',
  })
