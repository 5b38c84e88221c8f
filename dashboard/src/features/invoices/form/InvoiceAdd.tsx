import { PageHeader } from '@data1522/design-system/PageHeader'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { sessionAtom } from '../../../core/auth/session.ts'
import { InvoiceEditor } from './InvoiceEditor.tsx'
import { newValues } from './invoice-values.ts'

/** Writes a new invoice. */
export function InvoiceAdd() {
  const text = useText()
  const session = useAtomValue(sessionAtom)
  const [values] = useState(() => newValues(session?.userData.fullName ?? '', text('invoiceForm.usualTerms')))
  const title = text('titles.newInvoice')
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader title={title} description={text('invoiceForm.intro')} />
      <InvoiceEditor values={values} />
    </>
  )
}
