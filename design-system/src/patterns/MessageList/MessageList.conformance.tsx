import type { Examples } from '../../../../tests/conformance/example.ts'
import { MessageList } from './MessageList.tsx'

const none = () => undefined

export const examples: Examples = {
  MessageList: (probe, words) => (
    <MessageList
      {...probe}
      label={words || 'Maya'}
      ids={['1', '2']}
      messageOf={(id) =>
        id === '1'
          ? { id, author: words || 'Maya', text: words || 'Hello', time: '9:12', day: words || 'Today' }
          : {
              id,
              author: 'Ines',
              isOwn: true,
              text: words || 'Hi',
              time: '9:13',
              quote: { id: '1', author: words || 'Maya', text: words || 'Hello' },
              reactions: [{ emoji: '👍', count: 2, isOwn: true, label: words || 'Thumbs up, 2' }],
            }
      }
      onReact={none}
      onReply={none}
    />
  ),
}
