import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { MailExample, type MailExampleProps } from './example/MailExample.tsx'
import { SplitPane } from './SplitPane.tsx'

const inFrame = (props: MailExampleProps = {}, width?: number) => (
  <div style={{ display: 'flex', blockSize: 420, maxInlineSize: width }}>
    <MailExample {...props} />
  </div>
)

const meta = preview.meta({
  title: 'Patterns/SplitPane',
  component: SplitPane,
  args: { panes: [], activePane: 'list', onActivePaneChange: () => undefined },
  render: () => inFrame(),
})

export const Playground = meta.story()
export const TwoPanes = meta.story({ render: () => inFrame({ count: 2 }) })
/** With less room: the active pane and the one before it. */
export const OnATablet = meta.story({ render: () => inFrame({ initialPane: 'reader' }, 760) })
/** One at a time, with a way back. */
export const OnAPhone = meta.story({ render: () => inFrame({ initialPane: 'reader' }, 390) })
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  render: () => inFrame({ isArabic: true }),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      {inFrame()}
      {inFrame({ initialPane: 'reader' }, 760)}
      {inFrame({ initialPane: 'reader' }, 390)}
    </Pictures>
  ),
})
