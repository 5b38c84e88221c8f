import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { IconDotsVertical, IconPencil, IconTrash } from '../../icons/icons.ts'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Tooltip } from './Tooltip.tsx'

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
      {(['top', 'bottom', 'start', 'end'] as const).map((placement) => (
        <Tooltip key={placement} label="Where it stands" placement={placement}>
          <Button>{placement}</Button>
        </Tooltip>
      ))}
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

export const Picture = meta.story({
  tags: ['overlay', '!autodocs'],
  parameters: { layout: 'centered' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
  },
})
