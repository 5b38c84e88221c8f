import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { LabelDot } from './LabelDot.tsx'

const meta = preview.meta({
  title: 'Data display/LabelDot',
  component: LabelDot,
  args: { tone: 'success', label: 'Personal' },
})

const tones = ['neutral', 'primary', 'success', 'warning', 'danger', 'info'] as const

export const Playground = meta.story()
export const Tones = meta.story({
  render: () => (
    <Inline>
      {tones.map((tone) => (
        <LabelDot key={tone} tone={tone} label={tone} />
      ))}
    </Inline>
  ),
})
export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={240}>
      <Inline>
        {tones.map((tone) => (
          <LabelDot key={tone} tone={tone} label={tone} />
        ))}
      </Inline>
    </Pictures>
  ),
})
