import { expect, waitFor } from 'storybook/test'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { EmojiPicker } from './EmojiPicker.tsx'

const none = () => undefined
const meta = preview.meta({
  title: 'Patterns/EmojiPicker',
  component: EmojiPicker,
  args: { onSelect: none },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <EmojiPicker {...args} />
    </div>
  ),
})

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', {}, { timeout: 20_000 })
  },
})
export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={320}>
      <EmojiPicker onSelect={none} />
    </Pictures>
  ),
  play: async ({ canvas }) => {
    await waitFor(async () => expect((await canvas.findAllByRole('grid')).length).toBeGreaterThan(4), {
      timeout: 20_000,
    })
    // Each takes the focus once it is there, in no order.
    canvas.getAllByRole('searchbox').at(-1)!.focus()
  },
})
export const InArabic = meta.story({ globals: { language: 'ar' } })
