import type { CertificateLabels } from './CertificateDocument.tsx'
import type { DocumentLabels } from './document-labels.ts'
import type { PdfOptions } from './InvoiceDocument.tsx'

/** What the worker is asked for. */
export interface PdfOrder {
  readonly labels: DocumentLabels | CertificateLabels
  readonly options: PdfOptions
}

export type PdfAnswer = { readonly file: Blob } | { readonly failure: string }

/** Makes the PDF of an invoice, a receipt or a certificate. */
export const makePdf = (order: PdfOrder): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
    const end = () => worker.terminate()
    worker.addEventListener('message', ({ data }: MessageEvent<PdfAnswer>) => {
      end()
      if ('file' in data) resolve(data.file)
      else reject(new Error(data.failure))
    })
    worker.addEventListener('error', (event) => {
      end()
      reject(new Error(event.message))
    })
    worker.postMessage(order)
  })
