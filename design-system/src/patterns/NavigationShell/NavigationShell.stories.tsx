import { type ReactNode, useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Alert } from '../../components/Alert/Alert.tsx'
import { LocaleProvider } from '../../locale/LocaleProvider.tsx'
import { ThemeScope, type ThemeScopeProps } from '../../theme/ThemeScope.tsx'
import { arabic, english } from './example/shell.tsx'
import { NavigationShell, type NavigationShellProps } from './NavigationShell.tsx'

/** A shell that remembers whether it is collapsed. */
function Demo(props: NavigationShellProps) {
  const [isCollapsed, setCollapsed] = useState(props.isCollapsed)
  return <NavigationShell {...props} isCollapsed={isCollapsed} onCollapsedChange={setCollapsed} />
}

const meta = preview.meta({
  title: 'Patterns/NavigationShell',
  component: NavigationShell,
  parameters: {
    layout: 'fullscreen',
    picture: { width: 1366 },
    docs: { story: { inline: false, height: '600px' } },
  },
  args: english,
  render: (props, { globals }) => (
    <Demo {...props} {...(globals.language === 'ar' ? inArabic : {})} key={String(globals.language)} />
  ),
})

const { sections, navbarStart, footer, children } = arabic
const inArabic = { sections, navbarStart, footer, children }

export const Playground = meta.story()

/** From 1280 px up a rail of icons, which opens over the page under the pointer and for the keyboard. */
export const Collapsed = meta.story({ args: { isCollapsed: true } })

/** A bar below the navbar; each section with a title is one entry that opens to its items. */
export const Horizontal = meta.story({ args: { layout: 'horizontal' } })

/** Without the bar the navigation opens over the page from the navbar, at any width. */
export const HorizontalWithoutBar = meta.story({
  args: { layout: 'horizontal', horizontalBar: 'hidden' },
})

/** The navbar comes when the keyboard reaches it; below 1280 px a button for the navigation floats. */
export const WithoutNavbar = meta.story({ args: { navbar: 'hidden' } })

export const StickyFooter = meta.story({ args: { footerPlacement: 'sticky' } })

export const NothingStays = meta.story({
  args: { layout: 'horizontal', navbar: 'static', horizontalBar: 'static' },
})

/** A notice above everything in the page's column. */
export const WithBanner = meta.story({
  args: {
    banner: <Alert tone="info">You see the product as a client does.</Alert>,
  },
})

/** Dark beside a light page. */
export const SemiDark = meta.story({ args: { isSemiDark: true } })

/** The screen fills what navbar and footer leave of the window's height, and scrolls inside. */
export const FixedHeight = meta.story({
  args: {
    isFixedHeight: true,
    footerPlacement: 'sticky',
    children: <div style={{ blockSize: '100%', border: '1px dashed' }}>As high as what is left</div>,
  },
})

export const RightToLeft = meta.story({ globals: { language: 'ar' } })

export const ThreeLevels = meta.story({ args: { currentHref: '#create' } })

export const BranchOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /eCommerce/ }))
    await expect(canvas.getByRole('link', { name: /Orders/ })).toBeVisible()
  },
})

const openOverlay = async (name: string) => {
  screen.getByRole('button', { name }).click()
  const overlay = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(overlay.getByRole('link', { current: 'page' })).toBeVisible())
}

/** Below 1280 px the same navigation opens over the page. */
export const OverThePage = meta.story({
  parameters: { picture: { width: 390 } },
  play: () => openOverlay('Open navigation'),
})

const modes: (Omit<ThemeScopeProps, 'children'> & { shell: Partial<NavigationShellProps> })[] = [
  { theme: 'light', shell: {} },
  { theme: 'light', skin: 'bordered', density: 'compact', shell: { isCollapsed: true } },
  { theme: 'dark', direction: 'rtl', language: 'ar', shell: inArabic },
  { theme: 'light', shell: { isSemiDark: true, currentHref: '#users' } },
  { theme: 'light', skin: 'bordered', density: 'compact', shell: { layout: 'horizontal' } },
]

/** Holds what is fixed to the window inside, so that several shells stand in one picture. */
const Frame = ({ children: shell }: { children: ReactNode }) => (
  <div
    style={{
      transform: 'translateZ(0)',
      height: 600,
      overflow: 'hidden',
      background: 'var(--ds-color-canvas)',
    }}
  >
    {shell}
  </div>
)

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  // The bar comes a moment after the frame.
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Others' })
  },
  render: (props) => (
    <>
      {modes.map(({ shell, ...mode }, index) => (
        <ThemeScope key={index} {...mode}>
          <LocaleProvider language={mode.language === 'ar' ? 'ar' : 'en'}>
            <Frame>
              <NavigationShell {...props} onCollapsedChange={() => {}} {...shell} />
            </Frame>
          </LocaleProvider>
        </ThemeScope>
      ))}
    </>
  ),
})

export const PictureVertical = meta.story({
  tags: ['overlay', '!autodocs'],
  args: { currentHref: '#create', footerPlacement: 'sticky' },
})

/** The rail, opened by the keyboard's focus. */
export const PictureHorizontal = meta.story({
  tags: ['overlay', '!autodocs'],
  args: { layout: 'horizontal', currentHref: '#create' },
  play: async ({ canvas, globals, userEvent }) => {
    const [apps, shop] =
      globals.language === 'ar' ? ['التطبيقات والصفحات', 'المتجر'] : ['Apps & pages', 'eCommerce']
    await userEvent.click(await canvas.findByRole('button', { name: apps }))
    await userEvent.click(await canvas.findByRole('button', { name: shop }))
    await waitFor(() => expect(canvas.getByRole('link', { name: /12|١٢/ })).toBeVisible())
  },
})

/** The navigation over the page, as on a phone or a tablet. */
export const PictureOverlay = meta.story({
  tags: ['overlay', '!autodocs'],
  parameters: { picture: { width: 800 } },
  play: ({ globals }) => openOverlay(globals.language === 'ar' ? 'فتح قائمة التنقل' : 'Open navigation'),
})

export const PictureLargeText = PictureVertical.extend({
  tags: ['overlay', '!autodocs'],
  globals: { textSize: '150' },
  parameters: { picture: { width: 1440 } },
})

export const PictureHorizontalLargeText = PictureHorizontal.extend({
  tags: ['overlay', '!autodocs'],
  globals: { textSize: '150' },
  parameters: { picture: { width: 1440 } },
})

export const PictureOverlayLargestText = PictureOverlay.extend({
  tags: ['overlay', '!autodocs'],
  globals: { textSize: '200' },
})
