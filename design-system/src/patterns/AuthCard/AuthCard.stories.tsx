import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { AuthCard } from './AuthCard.tsx'
import { arabicContent, content, controls } from './example/signIn.tsx'

const meta = preview.meta({
  title: 'Patterns/AuthCard',
  component: AuthCard,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: {
    brand: 'DATA1522',
    controls,
    children: content,
  },
})

export const Playground = meta.story()

export const WithoutControls = meta.story({ args: { controls: undefined } })

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    children: arabicContent,
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 900 } },
  render: (args) => (
    <Pictures>
      <AuthCard {...args} />
    </Pictures>
  ),
})

/** On phones the card takes the width, and the shapes look out behind it. */
export const PictureNarrow = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 390 } },
  render: (args) => (
    <Pictures>
      <AuthCard {...args} />
    </Pictures>
  ),
})
