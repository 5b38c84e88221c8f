import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { IconAdjustments, IconHelp } from '../../icons/icons.ts'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { Form } from '../Form/Form.tsx'
import { List } from '../List/List.tsx'
import { ListItem } from '../List/ListItem.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Popover } from './Popover.tsx'

const words = (
  <Text ink="muted">
    People who opened the product in the last thirty days. Invited people count from their first visit.
  </Text>
)

const renameForm = (close: () => void) => (
  <Form label="Rename view" onSubmit={close}>
    <Stack gap={16}>
      <TextField label="Name" defaultValue="Active editors" autoFocus />
      <Inline gap={8} justify="end">
        <Button size="small" onPress={close}>
          Cancel
        </Button>
        <Button size="small" variant="solid" tone="primary" type="submit">
          Rename
        </Button>
      </Inline>
    </Stack>
  </Form>
)

const meta = preview.meta({
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    title: 'Active users' as string,
    content: words,
    children: <Button>What is counted?</Button>,
  },
})

export const Playground = meta.story()

/** A few fields; the function is given the means to close it. */
export const WithForm = meta.story({
  args: {
    title: 'Rename view',
    content: renameForm,
    placement: 'bottom start',
    children: <Button start={<Icon icon={IconAdjustments} size={18} />}>Rename</Button>,
  },
})

export const WithoutTitle = meta.story({
  render: () => (
    <Popover label="What is counted" size="small" placement="bottom start" content={words}>
      <IconButton icon={IconHelp} label="What is counted?" />
    </Popover>
  ),
})

export const WithArrow = meta.story({ args: { hasArrow: true, placement: 'bottom start' } })

const placements = [
  'top start',
  'top',
  'top end',
  'start top',
  'start',
  'start bottom',
  'end top',
  'end',
  'end bottom',
  'bottom start',
  'bottom',
  'bottom end',
] as const

export const Placements = meta.story({
  render: (args) => (
    <Grid columns={3} gap={12}>
      {placements.map((placement) => (
        <Popover key={placement} {...args} size="small" hasArrow placement={placement}>
          <Button>{placement}</Button>
        </Popover>
      ))}
    </Grid>
  ),
})

export const Sizes = meta.story({
  render: (args) => (
    <Inline gap={12}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Popover key={size} {...args} size={size} placement="bottom start">
          <Button>{size}</Button>
        </Popover>
      ))}
    </Inline>
  ),
})

/** It scrolls when the window has no more room. */
export const LongContent = meta.story({
  args: {
    content: (
      <Stack gap={12}>
        {Array.from({ length: 16 }, (_, index) => (
          <Text key={index} ink="muted">
            People who opened the product in the last thirty days. Invited people count from their first
            visit.
          </Text>
        ))}
      </Stack>
    ),
  },
})

/** In a window below 600 px it is a sheet over the whole width. */
export const SheetOnPhones = meta.story({
  args: { onPhones: 'sheet', title: 'Rename view', content: renameForm },
})

/** The rows of a list bring room of their own; their words line up with the title. */
export const WithList = meta.story({
  args: {
    title: 'Shared with',
    inset: 'list',
    placement: 'bottom start',
    content: (
      <List aria-label="Shared with">
        <ListItem title="Maya Laurent" detail="Can edit" href="#maya" />
        <ListItem title="Omar Haddad" detail="Can read" href="#omar" />
      </List>
    ),
  },
})

export const Picture = meta.story({
  tags: ['overlay', '!autodocs'],
  parameters: { layout: 'centered' },
  args: { title: 'Rename view', content: renameForm, hasArrow: true, children: <Button>Rename</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    await screen.findByRole('dialog')
  },
})

export const PictureAtTheEnd = meta.story({
  tags: ['overlay', '!autodocs'],
  parameters: { layout: 'centered' },
  args: { size: 'small', hasArrow: true, placement: 'end' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog')
  },
})
