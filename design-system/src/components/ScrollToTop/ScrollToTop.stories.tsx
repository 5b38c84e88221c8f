import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'

const meta = preview.meta({
  title: 'Navigation/ScrollToTop',
  component: ScrollToTop,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: () => (
    <>
      <Stack gap={24}>
        {Array.from({ length: 40 }, (_, index) => (
          <Text key={index} ink="muted">
            A long page, line {index + 1}
          </Text>
        ))}
      </Stack>
      <ScrollToTop />
    </>
  ),
})

export const Playground = meta.story()

export const Shown = meta.story({
  play: async ({ canvas }) => {
    scrollTo({ top: 600, behavior: 'instant' })
    await canvas.findByRole('button')
  },
})

export const GoesUp = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    scrollTo({ top: 600, behavior: 'instant' })
    await userEvent.click(await canvas.findByRole('button'))
    await expect(scrollY).toBe(0)
  },
})

export const Picture = meta.story({
  tags: ['overlay', '!autodocs'],
  play: async ({ canvas }) => {
    scrollTo({ top: 600, behavior: 'instant' })
    await canvas.findByRole('button')
  },
})
