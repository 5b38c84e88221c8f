import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconAlertCircle, IconCheck, IconChecks } from '../../icons/icons.ts'
import { MessageList, type ListedMessage } from './MessageList.tsx'

const messages: readonly ListedMessage[] = [
  {
    id: '1',
    author: 'Maya',
    text: 'The autumn shots are back: https://a.example/shots',
    time: '16:42',
    day: 'Yesterday',
  },
  {
    id: '2',
    author: 'Maya',
    text: 'Kettle, lamp, vase.',
    time: '16:42',
    reactions: [
      { emoji: '😍', count: 2, isOwn: true, label: 'Heart eyes: 2, yours among them' },
      { emoji: '👏', count: 1, isOwn: false, label: 'Clapping: one' },
    ],
  },
  {
    id: '3',
    author: 'Ines',
    isOwn: true,
    text: 'The kettle is the cover.',
    time: '9:12',
    day: 'Today',
    quote: { id: '2', author: 'Maya', text: 'Kettle, lamp, vase.' },
    state: { icon: IconChecks, label: 'Seen', tone: 'primary' },
    note: 'Edited',
  },
  {
    id: '4',
    author: 'Ines',
    isOwn: true,
    text: 'The lamp waits for Friday.',
    time: '9:13',
    state: { icon: IconAlertCircle, label: 'Not sent', tone: 'danger' },
  },
  { id: '5', author: 'Maya', text: 'Friday still holds.', time: '9:40', unread: '1 new message' },
]
const none = () => undefined
/** Messages as the list takes them. */
const listed = (all: readonly ListedMessage[]) => ({
  ids: all.map(({ id }) => id),
  messageOf: (wanted: string) => all.find(({ id }) => id === wanted)!,
})
const inPane = (list: React.ReactNode) => (
  <div style={{ blockSize: 420, display: 'flex', flexDirection: 'column' }}>{list}</div>
)

const meta = preview.meta({
  title: 'Patterns/MessageList',
  component: MessageList,
  args: {
    label: 'Conversation with Maya',
    ...listed(messages),
    quickReactions: ['👍', '❤️', '🎉'],
    onReact: none,
    onReply: none,
  },
  render: (args) => inPane(<MessageList {...args} />),
})

export const Playground = meta.story()
/** Only those near to what is looked at are drawn. */
export const TenThousand = meta.story({
  args: listed(
    Array.from({ length: 10_000 }, (_, index) => ({
      id: String(index),
      author: index % 3 === 0 ? 'Ines' : 'Maya',
      isOwn: index % 3 === 0,
      text: `Message ${index}`,
      time: '9:12',
      state: index % 3 === 0 ? { icon: IconCheck, label: 'Sent' } : undefined,
    })),
  ),
})
export const SomebodyWrites = meta.story({ args: { writing: 'Maya is writing' } })
export const Found = meta.story({
  args: {
    ...listed(messages.map((one) => (one.id === '2' ? { ...one, found: 'lamp' } : one))),
    currentId: '2',
  },
})
export const RightToLeft = meta.story({ globals: { language: 'ar' } })
export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={560}>
      <MessageList label="Conversation with Maya" {...listed(messages)} writing="Maya is writing" />
    </Pictures>
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', {}, { timeout: 20_000 })
  },
})
