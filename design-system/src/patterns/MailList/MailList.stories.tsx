import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { MailListExample } from './example.tsx'
import { MailList } from './MailList.tsx'

const inPane = (content: React.ReactNode) => (
  <div style={{ blockSize: 420, maxInlineSize: 420 }}>{content}</div>
)
const none = () => undefined

const meta = preview.meta({
  title: 'Patterns/MailList',
  component: MailList,
  args: {
    label: 'Inbox',
    ids: [],
    rowOf: () => ({ name: '', subject: '', time: '', href: '' }),
    selectedIds: new Set<string>(),
    onCurrentChange: none,
    onSelectionChange: none,
    onStarChange: none,
  },
  render: () => inPane(<MailListExample />),
})

export const Playground = meta.story()
/** Only those in sight are drawn. */
export const FiveThousand = meta.story({ render: () => inPane(<MailListExample count={5000} />) })
export const Chosen = meta.story({ render: () => inPane(<MailListExample selected={['0', '2']} />) })
export const RightToLeft = meta.story({ globals: { language: 'ar' } })
export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={420}>
      <div style={{ blockSize: 420 }}>
        <MailListExample selected={['0']} />
      </div>
    </Pictures>
  ),
})
