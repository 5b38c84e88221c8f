import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Brand } from '../../components/Brand/Brand.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { footer } from './example.ts'
import { SiteFooter } from './SiteFooter.tsx'

const meta = preview.meta({
  title: 'Patterns/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    ...footer,
    brand: <Brand name="DATA1522" />,
    newsletter: (
      <Stack gap={12}>
        <TextField label="News by e-mail" value="" onChange={() => undefined} />
        <Button>Subscribe</Button>
      </Stack>
    ),
  },
})

export const Playground = meta.story()

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 1280 } },
  render: (args) => (
    <Pictures>
      <SiteFooter {...args} />
    </Pictures>
  ),
})

export const PictureNarrow = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 390 } },
  render: (args) => (
    <Pictures>
      <SiteFooter {...args} />
    </Pictures>
  ),
})
