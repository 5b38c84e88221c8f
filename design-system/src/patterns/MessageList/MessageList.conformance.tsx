import type { Examples } from '../../../../tests/conformance/example.ts'
import { MessageList } from './MessageList.tsx'

export const examples: Examples = {
  MessageList: (probe, words) => (
    <MessageList
      {...probe}
      label={words || 'Maya'}
      messages={[
        { id: '1', author: words || 'Maya', text: words || 'Hello', time: '9:12', day: words || 'Today' },
        { id: '2', author: 'Ines', isOwn: true, text: words || 'Hi', time: '9:13' },
      ]}
    />
  ),
}
