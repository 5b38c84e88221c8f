import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { IconTruck } from '../../icons/icons.ts'
import { Icon } from '../Icon/Icon.tsx'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

const note =
  'Please ring twice: the bell is quiet and the warehouse is not.\nThe gate closes at six, and on Fridays at four.'

function Kept(props: TextAreaProps) {
  const [value, setValue] = useState(props.defaultValue ?? '')
  return <TextArea {...props} defaultValue={undefined} value={value} onChange={setValue} />
}

const meta = preview.meta({
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Note for the driver', placeholder: 'The gate, the bell, the hours' },
  render: (args) => (
    <Box maxWidth={400}>
      <TextArea {...args} />
    </Box>
  ),
})

export const Playground = meta.story()

export const Filled = meta.story({ args: { defaultValue: note } })

/** It grows line by line from `minRows` to `maxRows`, then scrolls. */
export const Growing = meta.story({
  args: { minRows: 1, maxRows: 5, placeholder: 'One line, until it needs more' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'One{Enter}Two{Enter}Three{Enter}Four')
  },
})

/** A text that is too long stays whole, and says by how much it is. */
export const Counted = meta.story({
  render: (args) => (
    <Box maxWidth={400}>
      <Stack>
        <Kept {...args} maxLength={200} showCount defaultValue={note} />
        <Kept {...args} maxLength={80} showCount defaultValue={note} description="The driver sees it." />
      </Stack>
    </Box>
  ),
})

export const Variants = meta.story({
  render: (args) => (
    <Box maxWidth={400}>
      <Stack>
        <TextArea {...args} variant="filled" defaultValue={note} />
        <TextArea {...args} variant="plain" defaultValue={note} />
        <TextArea {...args} labelPlacement="inside" placeholder={undefined} />
        <TextArea {...args} labelPlacement="inside" defaultValue={note} />
      </Stack>
    </Box>
  ),
})

/** What stands beside the text stays at its first line. */
export const Sides = meta.story({
  args: { start: <Icon icon={IconTruck} size={18} />, isClearable: true, defaultValue: note },
})

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
  },
})

export const Invalid = meta.story({
  args: { defaultValue: 'Ring', errorMessage: 'Say where the bell is.', isRequired: true },
})

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: note } })

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: note } })

export const Pending = meta.story({ args: { isPending: true, defaultValue: note } })

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'ملاحظة للسائق',
    defaultValue: 'يُرجى الرنّ مرتين: صوت الجرس خافت.\nتُغلق البوابة في السادسة.',
    maxLength: 200,
    showCount: true,
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={3} gap={16}>
        <TextArea label="Note" placeholder="The gate, the bell, the hours" />
        <TextArea
          label="Note"
          defaultValue={note}
          maxLength={200}
          showCount
          description="The driver sees it."
        />
        <TextArea label="Note" defaultValue={note} maxLength={80} showCount minRows={2} />
        <TextArea label="Note" labelPlacement="inside" variant="filled" />
        <TextArea label="Note" labelPlacement="inside" defaultValue={note} isPending />
        <TextArea label="Note" variant="plain" defaultValue={note} isDisabled />
      </Grid>
    </Pictures>
  ),
})
