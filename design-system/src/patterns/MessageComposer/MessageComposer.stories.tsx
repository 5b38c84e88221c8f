import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
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
export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={480}>
      <MessageComposer {...args} />
    </Pictures>
  ),
})
