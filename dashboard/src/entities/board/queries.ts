import { getBoardItemDetails, getKanban } from '@data1522/mocks/contract/kanban'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

export const boardKey = ['kanban'] as const

/** All boards in their order, and all cards; read anew whenever one comes back to the tab, since another may have changed them. */
export const boardQuery = () =>
  queryOptions({
    queryKey: [...boardKey, 'list'],
    queryFn: ({ signal }) => call(getKanban, {}, { signal }),
    refetchOnWindowFocus: 'always',
  })

/** What is kept of a card beside its fields: comments, files, what happened to it. */
export const cardDetailsQuery = (id: number) =>
  queryOptions({
    queryKey: [...boardKey, 'details', id],
    queryFn: ({ signal }) => call(getBoardItemDetails, { params: { id } }, { signal }),
    refetchOnWindowFocus: 'always',
  })
