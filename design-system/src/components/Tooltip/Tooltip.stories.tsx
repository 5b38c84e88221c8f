import { expect, screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { IconDotsVertical, IconPencil, IconTrash } from '../../icons/icons.ts'
import { Box } from '../../layout/Box/Box.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Text } from '../Text/Text.tsx'
import { Tooltip } from './Tooltip.tsx'
import { TooltipTarget } from './TooltipTarget.tsx'

const meta = preview.meta({
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { label: 'Sends it to everyone on the list', children: <Button>Publish</Button> },
})

export const Playground = meta.story()

export const Placements = meta.story({
  parameters: { layout: 'centered' },
  render: () => (
    <Inline gap={12}>
      {(['top', 'bottom', 'start', 'end', 'top start', 'top end', 'bottom start', 'bottom end'] as const).map(
        (placement) => (
          <Tooltip key={placement} label="Where it stands" placement={placement}>
            <Button>{placement}</Button>
          </Tooltip>
        ),
      )}
    </Inline>
  ),
})

/** Once one was shown, its neighbours follow at once. */
export const OnIcons = meta.story({
  render: () => (
    <Inline gap={4}>
      <Tooltip label="Edit">
        <IconButton icon={IconPencil} label="Edit" />
      </Tooltip>
      <Tooltip label="Delete">
        <IconButton icon={IconTrash} label="Delete" />
      </Tooltip>
      <Tooltip label="More">
        <Menu label="More" sections={[{ id: 'all', entries: [{ id: 'copy', label: 'Copy' }] }]}>
          <IconButton icon={IconDotsVertical} label="More" />
        </Menu>
      </Tooltip>
    </Inline>
  ),
})

export const OnALink = meta.story({
  args: { label: 'Opens the price list', children: <Link href="#prices">Prices</Link> },
})

/** At once, as usual, after two seconds. */
export const Delay = meta.story({
  render: () => (
    <Inline gap={12}>
      {[0, 600, 2000].map((delay) => (
        <Tooltip key={delay} label="Here I am" delay={delay}>
          <Button>{`${delay} ms`}</Button>
        </Tooltip>
      ))}
    </Inline>
  ),
})

/** A second line and the keys that do the same; nothing inside can be pressed. */
export const Rich = meta.story({
  args: {
    label: 'Publish',
    description: 'Everyone on the list sees it at once. You can take it back for an hour.',
    shortcut: 'P',
  },
})

export const WithShortcut = meta.story({
  render: () => (
    <Tooltip label="Edit" shortcut="E">
      <IconButton icon={IconPencil} label="Edit" />
    </Tooltip>
  ),
})

/** A disabled button takes no focus; its target does, and tells why. */
export const OnADisabledButton = meta.story({
  render: () => (
    <Tooltip label="Add a title first">
      <TooltipTarget isDisabled label="Publish">
        <Button isDisabled variant="solid" tone="primary">
          Publish
        </Button>
      </TooltipTarget>
    </Tooltip>
  ),
})

/** It fills its place as it would if it could be used. */
export const OnADisabledBlockButton = meta.story({
  render: () => (
    <Box maxWidth={280}>
      <Stack gap={12}>
        <Button isBlock>Save</Button>
        <Tooltip label="Add a title first">
          <TooltipTarget isDisabled label="Publish">
            <Button isBlock isDisabled>
              Publish
            </Button>
          </TooltipTarget>
        </Tooltip>
      </Stack>
    </Box>
  ),
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect()
    // The target, and the button in it.
    for (const part of canvas.getAllByRole('button', { name: 'Publish' }))
      await expect(part.getBoundingClientRect().width).toBe(width)
  },
})

export const OnText = meta.story({
  render: () => (
    <Tooltip label="Monday, 3 November 2025, 09:24">
      <TooltipTarget>
        <Text ink="muted">yesterday</Text>
      </TooltipTarget>
    </Tooltip>
  ),
})

export const LongText = meta.story({
  args: {
    label:
      'Envoie l’invitation à toutes les personnes de la liste, dans leur langue, avec le lien pour choisir un mot de passe.',
  },
})

export const Picture = meta.story({
  tags: ['overlay', '!autodocs'],
  parameters: { layout: 'centered' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
  },
})

export const PictureRich = meta.story({
  tags: ['overlay', '!autodocs'],
  parameters: { layout: 'centered' },
  args: {
    label: 'Publish now',
    description: 'Everyone on the list sees it at once. You can take it back for an hour.',
    shortcut: 'P',
    placement: 'bottom start',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
  },
})
