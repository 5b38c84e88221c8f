import type { Examples } from '../../../../tests/conformance/example.ts'
import { MessageComposer } from './MessageComposer.tsx'

const none = () => undefined

export const examples: Examples = {
  MessageComposer: (probe, words) => (
    <MessageComposer
      {...probe}
      label={words || 'Message'}
      sendLabel={words || 'Send'}
      value={words}
      onChange={none}
      onSend={none}
      onFiles={none}
      context={{ id: '1', title: words || 'Reply', text: words }}
    />
  ),
}
