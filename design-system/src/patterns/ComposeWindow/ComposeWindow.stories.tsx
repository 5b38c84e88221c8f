import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { ComposeDock } from './ComposeDock.tsx'
import { ComposeWindow } from './ComposeWindow.tsx'
import { ComposeExample } from './example.tsx'

const none = () => undefined
const room = (content: React.ReactNode) => (
  <div style={{ blockSize: 640 }}>
    <ComposeDock>{content}</ComposeDock>
  </div>
)

const meta = preview.meta({
  title: 'Patterns/ComposeWindow',
  component: ComposeWindow,
  subcomponents: { ComposeDock },
  args: { title: 'Final proofs', children: '', footer: '', onSizeChange: none, onClose: none },
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  render: () => room(<ComposeExample />),
})

export const Playground = meta.story()
export const Minimised = meta.story({ render: () => room(<ComposeExample initialSize="minimized" />) })
export const Several = meta.story({
  render: () =>
    room(
      <>
        <ComposeExample title="Dock 7" initialSize="minimized" />
        <ComposeExample />
      </>,
    ),
})
export const RightToLeft = meta.story({ globals: { language: 'ar' } })
export const Open = meta.story({
  tags: ['overlay', '!autodocs'],
  render: () =>
    room(
      <>
        <ComposeExample title="Dock 7" initialSize="minimized" />
        <ComposeExample />
      </>,
    ),
})
export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <ComposeExample title="Dock 7" initialSize="minimized" />
    </Pictures>
  ),
})
