import type { Examples } from '../../../../tests/conformance/example.ts'
import { OtpField } from './OtpField.tsx'

export const examples: Examples = {
  OtpField: (probe, words) => <OtpField {...probe} label={words || 'Code'} description={words} />,
}
