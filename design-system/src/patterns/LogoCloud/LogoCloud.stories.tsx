import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { LogoCloud } from './LogoCloud.tsx'

const meta = preview.meta({
  title: 'Patterns/LogoCloud',
  component: LogoCloud,
  args: {
    label: 'They work with it',
    logos: [
      { name: 'Heron', sign: 'heron' },
      { name: 'Tideline', sign: 'tide' },
      { name: 'Casa Verde', sign: 'house' },
      { name: 'Emberly', sign: 'kiln' },
      { name: 'Orbita', sign: 'orbit' },
      { name: 'Tessera', sign: 'weave' },
    ],
  },
})

export const Playground = meta.story()

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 1280 } },
  render: (args) => (
    <Pictures>
      <LogoCloud {...args} />
    </Pictures>
  ),
})
