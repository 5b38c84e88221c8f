import { type EmailQuery, type EmailRow, listEmailRows } from '@data1522/mocks/contract/email'
import type { EndpointResult } from '@data1522/mocks/contract/endpoint'
import { call } from '../../core/api/client.ts'

/** So many rows come at once. */
const PAGE = 500

interface ReadOptions {
  readonly signal?: AbortSignal
  /** Is given the newest while the others are still to come. */
  readonly onNewest?: (answer: EndpointResult<typeof listEmailRows>) => void
}

/** The rows of all mails that fit, the newest first, and the counts of all; they come page by page. */
export async function readRows(
  query: EmailQuery,
  { signal, onNewest }: ReadOptions = {},
): Promise<EndpointResult<typeof listEmailRows>> {
  const read = (page: number) =>
    call(listEmailRows, { query: { ...query, page, itemsPerPage: PAGE } }, signal && { signal })
  const newest = await read(1)
  const pages = Math.ceil(newest.totalEmails / PAGE)
  if (pages <= 1) return newest
  onNewest?.(newest)
  const others = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => read(index + 2)))
  // What came or went meanwhile has moved the pages.
  if (others.some(({ totalEmails }) => totalEmails !== newest.totalEmails)) return readRows(query, { signal })
  const rows = new Map<number, EmailRow>()
  for (const { emails } of [newest, ...others]) for (const email of emails) rows.set(email.id, email)
  return { ...newest, emails: [...rows.values()] }
}
