import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { ChipGroup } from '../../components/ChipGroup/ChipGroup.tsx'
import { MessageComposer } from './MessageComposer.tsx'

const none = () => undefined
const args = {
  label: 'Message',
  sendLabel: 'Send',
  value: 'The lamp waits for Friday.',
  onChange: none,
  onSend: none,
}
const meta = preview.meta({ title: 'Patterns/MessageComposer', component: MessageComposer, args })

export const Playground = meta.story()
export const Replying = meta.story({
  args: { context: { id: '1', title: 'Replying to Maya', text: 'Does the mark stay on the side flap?' } },
})
export const WithFiles = meta.story({
  args: {
    value: '',
    onFiles: none,
    files: <ChipGroup label="Files" items={[{ id: '1', label: 'shot.png' }]} onRemove={none} />,
  },
})
export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={480}>
      <MessageComposer {...args} onFiles={none} />
      <MessageComposer
        {...args}
        context={{ id: '1', title: 'Replying to Maya', text: 'Does the mark stay on the side flap?' }}
      />
    </Pictures>
  ),
})
