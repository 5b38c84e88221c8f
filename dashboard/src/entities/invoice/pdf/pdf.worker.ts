import './worker-window.ts'
import { pdf } from '@react-pdf/renderer'
import { createElement } from 'react'
import { CertificateDocument } from './CertificateDocument.tsx'
import { registerFonts } from './fonts.ts'
import { InvoiceDocument } from './InvoiceDocument.tsx'
import type { PdfAnswer, PdfOrder } from './make-pdf.ts'

registerFonts()

/** Draws a document away from the page, which stays at hand meanwhile. */
addEventListener('message', ({ data: { labels, options } }: MessageEvent<PdfOrder>) => {
  const answer = (message: PdfAnswer) => postMessage(message)
  // The maker's types ask for its own `Document`; what stands here draws one.
  const document = (
    'holder' in labels
      ? createElement(CertificateDocument, { labels, ...options })
      : createElement(InvoiceDocument, { labels, ...options })
  ) as Parameters<typeof pdf>[0]
  pdf(document)
    .toBlob()
    .then(
      (file) => answer({ file }),
      (error: unknown) => answer({ failure: String(error) }),
    )
})
