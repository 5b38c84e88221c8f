import type { InvoiceSheet } from '@data1522/mocks/contract/invoices'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import { shopQuery } from '../../../entities/invoice/queries.ts'
import { useInvoiceDrawer } from './useInvoiceDrawer.ts'

const SendDrawer = lazy(async () => ({ default: (await import('./SendDrawer.tsx')).SendDrawer }))
const PaymentDrawer = lazy(async () => ({ default: (await import('./PaymentDrawer.tsx')).PaymentDrawer }))

/** The drawers of an invoice, each of which comes when it is first opened. */
export function InvoiceDrawers({ sheet }: { sheet: InvoiceSheet }) {
  const { dialog, close } = useInvoiceDrawer()
  // The letter is signed with the name of the shop.
  const { isPending } = useQuery(shopQuery())
  const isSending = !isPending && (dialog === 'send' || dialog === 'remind')
  const isPaying = dialog === 'payment' && sheet.balance > 0
  return (
    <>
      <WhenOpened isOpen={isSending}>
        <SendDrawer sheet={sheet} isReminder={dialog === 'remind'} isOpen={isSending} onClose={close} />
      </WhenOpened>
      <WhenOpened isOpen={isPaying}>
        <PaymentDrawer sheet={sheet} isOpen={isPaying} onClose={close} />
      </WhenOpened>
    </>
  )
}
