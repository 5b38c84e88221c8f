import { mailboxOf } from './collection.ts'
import * as contract from './contract.ts'
import { mailsOf } from './handlers-outbox.ts'
import { textOf } from './handlers-rows.ts'
import * as schemas from './schema.ts'
import { createSearch } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'

/** The words of a search, those in quotation marks together. */
const wordsOf = (q: string) =>
  [...q.matchAll(/"([^"]*)"?|([^\s"]+)/g)]
    .map(([, quoted, bare]) => (quoted ?? bare ?? '').trim())
    .filter(Boolean)

export const searchEmails = handle(contract.searchEmails, schemas.searchEmails, ({ query, caller }) => {
  const searches = wordsOf(query.q ?? '').map(createSearch)
  if (searches.length === 0) return reply(200, { ids: [] })
  const found = mailsOf(mailboxOf(caller)).filter((email) => {
    const people = [email.from, ...email.to, ...email.cc, ...email.bcc]
    const texts = [...people.flatMap(({ name, address }) => [name, address]), email.subject, textOf(email)]
    return searches.every((isFound) => isFound(...texts))
  })
  return reply(200, { ids: found.map(({ id }) => id) })
})
