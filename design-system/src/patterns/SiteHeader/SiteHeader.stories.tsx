import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Brand } from '../../components/Brand/Brand.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { IconLanguage, IconSun } from '../../icons/icons.ts'
import { links, menu } from './example.ts'
import { SiteHeader } from './SiteHeader.tsx'

const meta = preview.meta({
  title: 'Patterns/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
  args: {
    brand: (
      <Link href="/" variant="quiet">
        <Brand name="DATA1522" />
      </Link>
    ),
    links,
    menu,
    currentHref: '/pricing',
    controls: (
      <>
        <IconButton icon={IconLanguage} label="Language" />
        <IconButton icon={IconSun} label="Theme" />
      </>
    ),
    actions: <LinkButton href="/login">Sign in</LinkButton>,
  },
})

export const Playground = meta.story()

/** The menu of pages, open. */
export const MenuOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pages' }))
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (args) => (
    <Pictures>
      <SiteHeader {...args} />
    </Pictures>
  ),
})

export const PictureNarrow = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 390 } },
  render: (args) => (
    <Pictures>
      <SiteHeader {...args} />
    </Pictures>
  ),
})
