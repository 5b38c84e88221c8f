import { receipt } from '@data1522/mocks/contract/checkout.schema'
import type { Receipt } from '@data1522/mocks/contract/checkout'
import { z } from '@data1522/mocks/contract/zod'
import { personKey } from '../../../core/storage/person-key.ts'

/** What whoever is here has ordered last in this tab, which no later visitor of this browser may read. */
export function readReceipt(): Receipt | null {
  try {
    const { data } = z.safeParse(receipt, JSON.parse(sessionStorage.getItem(personKey('receipt')) ?? 'null'))
    return data ?? null
  } catch {
    return null
  }
}

/** Keeps it for a reload. */
export function keepReceipt(ordered: Receipt) {
  try {
    sessionStorage.setItem(personKey('receipt'), JSON.stringify(ordered))
  } catch {
    // Without room for it the receipt lasts for as long as the page.
  }
}
