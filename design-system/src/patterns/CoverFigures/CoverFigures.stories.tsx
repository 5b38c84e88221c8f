import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { CoverFigures } from './CoverFigures.tsx'

const meta = preview.meta({
  title: 'Patterns/CoverFigures',
  component: CoverFigures,
  args: {
    src: 'pictures/covers/4.svg',
    label: 'Figures',
    figures: [
      { value: '12,480', label: 'shops run on it' },
      { value: '41', label: 'countries' },
      { value: '34', label: 'people, 11 mother tongues' },
      { value: '99.98%', label: 'of this year without a stop' },
    ],
  },
})

export const Playground = meta.story()

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 1280 } },
  render: (args) => (
    <Pictures>
      <CoverFigures {...args} />
    </Pictures>
  ),
})
