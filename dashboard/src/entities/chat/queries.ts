import { getChat, listChatsAndContacts } from '@data1522/mocks/contract/chat'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

export const chatsKey = ['chats'] as const

/** The people one writes with, those one could write to, and oneself; what another tab did is seen on coming back. */
export const chatsQuery = (q: string) =>
  queryOptions({
    queryKey: [...chatsKey, 'list', q],
    queryFn: ({ signal }) => call(listChatsAndContacts, { query: { q } }, { signal }),
    placeholderData: (former) => former,
    refetchOnWindowFocus: 'always',
  })

/** What was written with a contact; reading it marks it as seen. */
export const chatQuery = (userId: number) =>
  queryOptions({
    queryKey: [...chatsKey, 'one', userId],
    queryFn: ({ signal }) => call(getChat, { params: { userId } }, { signal }),
    refetchOnWindowFocus: 'always',
  })
