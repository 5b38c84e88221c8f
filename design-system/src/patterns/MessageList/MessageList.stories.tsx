import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconAlertCircle, IconCheck } from '../../icons/icons.ts'
import { MessageList, type ListedMessage } from './MessageList.tsx'

const messages: readonly ListedMessage[] = [
  { id: '1', author: 'Maya', text: 'The autumn shots are back.', time: '16:42', day: 'Yesterday' },
  { id: '2', author: 'Maya', text: 'Kettle, lamp, vase.', time: '16:42' },
  {
    id: '3',
    author: 'Ines',
    isOwn: true,
    text: 'The kettle is the cover.',
    time: '9:12',
    day: 'Today',
    state: { icon: IconCheck, label: 'Sent' },
  },
  {
    id: '4',
    author: 'Ines',
    isOwn: true,
    text: 'The lamp waits for Friday.',
    time: '9:13',
    state: { icon: IconAlertCircle, label: 'Not sent', tone: 'danger' },
  },
]

const meta = preview.meta({
  title: 'Patterns/MessageList',
  component: MessageList,
  args: { label: 'Conversation with Maya', messages },
})

export const Playground = meta.story()
export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={560}>
      <MessageList label="Conversation with Maya" messages={messages} />
    </Pictures>
  ),
})
