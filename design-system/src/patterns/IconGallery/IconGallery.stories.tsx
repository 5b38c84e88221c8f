import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import {
  IconArrowRight,
  IconBell,
  IconCalendar,
  IconCreditCard,
  IconHeart,
  IconHome,
  IconLayoutSidebarLeftCollapse,
  IconMail,
  IconStarFilled,
  IconTrash,
  IconTruck,
} from '../../icons/icons.ts'
import { type GalleryIcon, IconGallery, type IconGalleryProps } from './IconGallery.tsx'
import { IconSpecimen } from './IconSpecimen.tsx'

const icons: readonly GalleryIcon[] = [
  { id: 'arrow-right', icon: IconArrowRight },
  { id: 'bell', icon: IconBell },
  { id: 'calendar', icon: IconCalendar },
  { id: 'credit-card', icon: IconCreditCard },
  { id: 'heart', icon: IconHeart },
  { id: 'home', icon: IconHome },
  { id: 'layout-sidebar-left-collapse', icon: IconLayoutSidebarLeftCollapse },
  { id: 'mail', icon: IconMail },
  { id: 'star-filled', icon: IconStarFilled },
  { id: 'trash', icon: IconTrash },
  { id: 'truck', icon: IconTruck },
]

function Example(props: IconGalleryProps) {
  const [selectedId, setSelectedId] = useState('credit-card')
  const { icon } = icons.find(({ id }) => id === selectedId)!
  return (
    <IconGallery
      {...props}
      selectedId={selectedId}
      onSelectionChange={setSelectedId}
      side={<IconSpecimen icon={icon} />}
    />
  )
}

const meta = preview.meta({
  title: 'Patterns/IconGallery',
  component: IconGallery,
  args: {
    label: 'Icons',
    icons,
    isFollowing: true,
    onSelectionChange: () => {},
    onCopy: () => {},
    footer: 'Arrow keys walk, Enter copies.',
  },
  render: (args) => <Example {...args} />,
})

export const Playground = meta.story()

export const Walking = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('option', { name: 'credit-card' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('option', { name: 'heart', selected: true })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowDown}')
    await expect(canvas.getByRole('option', { name: 'truck', selected: true })).toHaveFocus()
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 1280 } },
  render: (args) => (
    <Pictures>
      <Example {...args} copiedId="bell" />
    </Pictures>
  ),
})
