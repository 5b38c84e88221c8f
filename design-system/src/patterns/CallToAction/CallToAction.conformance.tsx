import type { Examples } from '../../../../tests/conformance/example.ts'
import { CallToAction } from './CallToAction.tsx'

export const examples: Examples = {
  CallToAction: (probe, words) => (
    <CallToAction {...probe} title={words || 'Come in'} description={words} actions={words} />
  ),
}
