import { type ReactNode, useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
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
  render: (props) => <Demo {...props} />,
})

export const Playground = meta.story()

/** From 1280 px up a rail of icons, which opens under the pointer and for the keyboard. */
export const Collapsed = meta.story({ args: { isCollapsed: true } })

export const SemiDark = meta.story({ args: { isSemiDark: true } })

/** The screen fills what the bar leaves of the window's height, and scrolls inside. */
export const FixedHeight = meta.story({ args: { isFixedHeight: true, footer: undefined } })

export const RightToLeft = meta.story({ globals: { language: 'ar' }, args: arabic })

export const BranchOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /eCommerce/ }))
    await expect(canvas.getByRole('link', { name: 'Orders' })).toBeVisible()
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
  { theme: 'dark', direction: 'rtl', language: 'ar', shell: arabic },
  { theme: 'light', shell: { isSemiDark: true, currentHref: '#users' } },
]

/** Holds what is fixed to the window inside, so that several shells stand in one picture. */
const Frame = ({ children }: { children: ReactNode }) => (
  <div
    style={{
      transform: 'translateZ(0)',
      height: 600,
      overflow: 'hidden',
      background: 'var(--ds-color-canvas)',
    }}
  >
    {children}
  </div>
)

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (props) => (
    <>
      {modes.map(({ shell, ...mode }, index) => (
        <ThemeScope key={index} {...mode}>
          <LocaleProvider language={mode.language === 'ar' ? 'ar' : 'en'}>
            <Frame>
              <NavigationShell {...props} {...shell} />
            </Frame>
          </LocaleProvider>
        </ThemeScope>
      ))}
    </>
  ),
})

/** The navigation over the page, as on a phone or a tablet. */
export const PictureOverlay = meta.story({
  tags: ['overlay', '!autodocs'],
  play: ({ globals }) => openOverlay(globals.language === 'ar' ? 'فتح قائمة التنقل' : 'Open navigation'),
})
