import { download } from '@data1522/design-system/download'
import { primaryPresets } from '@data1522/design-system/primary-presets'
import { toasts } from '@data1522/design-system/toasts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { preferences } from '../../../core/preferences/preferences.ts'
import { store } from '../../../core/store.ts'
import { makePdf, type PdfOrder } from './make-pdf.ts'

interface FileLabels {
  /** "Page {page} of {pages}", with these words in braces for the figures. @default pages are not counted */
  readonly pageOf?: string
  /** Says that it could not be made, and what helps. */
  readonly failed: () => string
  readonly failedText: () => string
}

interface DocumentFile {
  readonly name: string
  readonly labels: PdfOrder['labels']
}

/** Makes the PDF of a document and hands it to the browser; what draws it comes when it is first asked for. */
export function useDocumentFile({ pageOf = '', failed, failedText }: FileLabels) {
  const { locale } = useIntl()
  const [isMaking, setMaking] = useState(false)
  const save = async (find: () => DocumentFile | Promise<DocumentFile>) => {
    setMaking(true)
    try {
      const { name, labels } = await find()
      const accent = store.get(preferences.primary) ?? primaryPresets.sky
      const file = await makePdf({ labels, options: { language: locale, accent, pageOf } })
      download(name, file, 'application/pdf')
    } catch {
      toasts.show({ tone: 'danger', title: failed, description: failedText })
    } finally {
      setMaking(false)
    }
  }
  return { save, isMaking }
}
