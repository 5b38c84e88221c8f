import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { IconStar } from '../../icons/icons.ts'
import { Checkbox } from './Checkbox.tsx'

const ignore = () => undefined

function RememberMe() {
  const [isSelected, setSelected] = useState(true)
  return (
    <Checkbox isSelected={isSelected} onChange={setSelected}>
      Remember me
    </Checkbox>
  )
}

const meta = preview.meta({
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Remember me', isSelected: true, onChange: ignore },
})

export const Playground = meta.story({ render: () => <RememberMe /> })

export const States = meta.story({
  render: () => (
    <Stack gap={12}>
      <Checkbox isSelected={false} onChange={ignore}>
        Off
      </Checkbox>
      <Checkbox isSelected onChange={ignore}>
        On
      </Checkbox>
      <Checkbox isSelected={false} isIndeterminate onChange={ignore}>
        Some of them
      </Checkbox>
    </Stack>
  ),
})

export const Lone = meta.story({
  render: () => <Checkbox aria-label="Select Maya Laurent" isSelected={false} onChange={ignore} />,
})

export const Required = meta.story({
  args: { children: 'I agree to the terms', isSelected: false, isRequired: true },
})

export const WithDescription = meta.story({
  args: { children: 'Weekly summary', description: 'What sold, what came back, every Monday morning.' },
})

export const Invalid = meta.story({
  args: {
    children: 'I agree to the terms',
    isSelected: false,
    isRequired: true,
    errorMessage: 'Agree to the terms to go on.',
  },
})

/** A picture in place of the tick, and a tone for what it means. */
export const Pictured = meta.story({
  args: { children: 'Favourite', icon: IconStar, tone: 'warning' },
})

export const Disabled = meta.story({ args: { isDisabled: true } })

export const ReadOnly = meta.story({ args: { isReadOnly: true } })

export const LabelAtStart = meta.story({
  render: () => (
    <Box maxWidth={280}>
      <Checkbox isSelected onChange={ignore} labelPlacement="start">
        Remember me
      </Checkbox>
    </Box>
  ),
})

export const LongWords = meta.story({
  render: () => (
    <Box maxWidth={280}>
      <Checkbox isSelected onChange={ignore}>
        Send me a summary every Monday, with what was sold, what is late and what needs a decision.
      </Checkbox>
    </Box>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Inline gap={24}>
        <Checkbox isSelected onChange={ignore} aria-label="Row 1" />
        <Checkbox isSelected={false} onChange={ignore} aria-label="Row 2" />
        <Checkbox isSelected={false} isIndeterminate onChange={ignore} aria-label="Row 3" />
        <Checkbox isSelected onChange={ignore}>
          Remember me
        </Checkbox>
        <Checkbox isSelected={false} isRequired onChange={ignore} errorMessage="Agree to the terms to go on.">
          I agree to the terms
        </Checkbox>
        <Checkbox isSelected isDisabled onChange={ignore}>
          Disabled
        </Checkbox>
      </Inline>
    </Pictures>
  ),
})
