import type { Examples } from '../../../../tests/conformance/example.ts'
import { QrCode } from './QrCode.tsx'

export const examples: Examples = {
  QrCode: (probe, words) => <QrCode {...probe} value="https://example.org" label={words || 'The website'} />,
}
