import { EMAIL_FILTERS, type EmailFilter, type EmailRow } from '@data1522/mocks/contract/email'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { refetchOrNotify } from '../../core/errors/refetch-or-notify.ts'
import { useText } from '../../core/i18n/useText.ts'
import { choice, freeText, useAddressState, wholeNumber } from '../../core/router/useAddressState.ts'
import { createMailSearch, wordsOf } from '../../entities/email/email-search.ts'
import { emailHitsQuery, emailsQuery, type EmailScope } from '../../entities/email/queries.ts'

/** What the address says of the mailbox beside the folder: what is looked for, which mail is open, what a phone shows. */
type MailboxAddress = {
  q: string
  mail: number
  pane: 'folders' | null
}

const none: readonly EmailRow[] = []

/** The mailbox that the address shows: its mails, those that fit the search, which are chosen and which is open. */
export function useMailbox() {
  'use memo'
  const params = useParams()
  const filter = EMAIL_FILTERS.find((one) => one === params.filter)
  const scope: EmailScope = params.label
    ? { label: params.label }
    : { filter: filter ?? ('inbox' satisfies EmailFilter) }
  const scopeKey = params.label ? `label:${params.label}` : (filter ?? 'inbox')
  const [address, set] = useAddressState<MailboxAddress>({
    q: freeText(),
    mail: wholeNumber(0),
    pane: choice(['folders']),
  })
  const query = useQuery(emailsQuery(scope))
  const all = query.data?.emails ?? none
  const isPartial = query.data?.isPartial === true
  const q = useDeferredValue(address.q)
  const words = wordsOf(q)
  const search = useQuery(emailHitsQuery(words))
  const { timeZone } = useIntl()
  const text = useText()
  const emails = q.trim() ? all.filter(createMailSearch(q, { timeZone, hits: search.data })) : all
  const byId = new Map(all.map((email) => [String(email.id), email]))

  // What is chosen and where the keys are belongs to one folder.
  const [picked, setPicked] = useState<{ of: string; ids: ReadonlySet<string>; current?: string }>({
    of: scopeKey,
    ids: new Set(),
  })
  const ofHere = (now: typeof picked) =>
    now.of === scopeKey ? now : { of: scopeKey, ids: new Set<string>() }
  const here = ofHere(picked)
  const ids = emails.map(({ id }) => String(id))
  const shown = new Set(ids)
  const selectedIds = new Set([...here.ids].filter((id) => shown.has(id)))
  const openId = address.mail ? String(address.mail) : undefined

  return {
    scope,
    scopeKey,
    query,
    meta: query.data?.emailsMeta,
    q: address.q,
    /** Whether older mails are still to come. */
    isPartial,
    /** Whether more may be found. */
    isSearching: search.isLoading || (isPartial && query.isFetching),
    /** What brings the older mails, where that failed. */
    failedOlder: isPartial && query.errorUpdateCount > 0 && !query.isSuccess ? query : undefined,
    /** The search through all that the mails say, where it failed. */
    failedSearch: search.isLoadingError ? search : undefined,
    /** Asks for new mail, also for what of it is looked for. */
    refresh: () => {
      void refetchOrNotify(query, () => text('email.loadFailed'))
      if (words) void search.refetch()
    },
    pane: address.pane,
    set,
    emails,
    ids,
    mailOf: (id: string) => byId.get(id),
    openId,
    open: openId ? byId.get(openId) : undefined,
    selectedIds,
    selected: emails.filter(({ id }) => selectedIds.has(String(id))),
    select: (next: ReadonlySet<string>) => setPicked((now) => ({ ...ofHere(now), ids: next })),
    currentId: here.current ?? openId,
    setCurrent: (current: string) => setPicked((now) => ({ ...ofHere(now), current })),
  }
}

export type MailboxState = ReturnType<typeof useMailbox>
