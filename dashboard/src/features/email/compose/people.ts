import type { EmailRecipient } from '@data1522/mocks/contract/email'
import { listUsers } from '@data1522/mocks/contract/users'
import { z } from '@data1522/mocks/contract/zod'
import { call } from '../../../core/api/client.ts'

const MOST = 8
/** What the server takes for one. */
const address = z.email()

/** Whether a text can be an e-mail address. */
export const isAddress = (text: string) => address.safeParse(text.trim()).success

/** Names by their addresses, as far as they are known. */
const names = new Map<string, string>()

/** Someone as a suggestion. */
export const personOption = ({ address: id, name }: EmailRecipient) => ({
  id,
  label: name || id,
  description: id,
  avatar: {},
})

/** People whose name or address has what was typed. */
export async function findPeople(q: string, signal: AbortSignal) {
  const { users } = await call(listUsers, { query: { q, itemsPerPage: MOST, page: 1 } }, { signal })
  const found = users.map(({ email, fullName, avatar }) => {
    names.set(email, fullName)
    return { id: email, label: fullName, description: email, avatar: { src: avatar } }
  })
  const wanted = q.trim().toLowerCase()
  const others = [...names].filter(
    ([key, name]) => !found.some(({ id }) => id === key) && `${name} ${key}`.toLowerCase().includes(wanted),
  )
  return [...found, ...others.slice(0, MOST).map(([key, name]) => personOption({ address: key, name }))]
}

/** Addresses as recipients, with the names that are known; those who were there keep theirs. */
export const recipientsOf = (
  addresses: readonly string[],
  before: readonly EmailRecipient[],
): EmailRecipient[] =>
  addresses.map(
    (key) => before.find(({ address: one }) => one === key) ?? { address: key, name: names.get(key) ?? key },
  )
