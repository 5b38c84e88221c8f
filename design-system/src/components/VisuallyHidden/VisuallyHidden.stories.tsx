import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconTrendingUp } from '../../icons/icons.ts'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = preview.meta({
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Heard, not seen' },
})

const Change = () => (
  <Inline gap={4}>
    <Icon icon={IconTrendingUp} size={18} />
    <Text tone="success" weight="medium">
      <VisuallyHidden>Risen by </VisuallyHidden>
      12.4%
    </Text>
  </Inline>
)

export const Playground = meta.story()
export const InAFigure = meta.story({ render: () => <Change /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Change />
    </Pictures>
  ),
})
