import type { Examples } from '../../../../tests/conformance/example.ts'
import { HtmlMessage } from './HtmlMessage.tsx'

// Loads ahead, so that what is looked at is the mail and not its skeleton.
await import('./MessageFrame.tsx')

export const examples: Examples = {
  HtmlMessage: (probe, words) => (
    <HtmlMessage {...probe} label={words || 'Message from Maya'} html={`<p>${words || 'Hello'}</p>`} />
  ),
}
