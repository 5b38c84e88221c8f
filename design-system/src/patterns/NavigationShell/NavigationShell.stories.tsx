import { type ReactNode, useState } from 'react'
import { expect, screen, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Brand } from '../../components/Brand/Brand.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import {
  IconCalendar,
  IconComponents,
  IconForms,
  IconLanguage,
  IconMail,
  IconShoppingCart,
  IconSmartHome,
  IconSun,
  IconUser,
} from '../../icons/icons.ts'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { LocaleProvider } from '../../locale/LocaleProvider.tsx'
import { ThemeScope, type ThemeScopeProps } from '../../theme/ThemeScope.tsx'
import { CommandPalette } from '../CommandPalette/CommandPalette.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { NavigationShell, type NavigationSection, type NavigationShellProps } from './NavigationShell.tsx'

const sections: NavigationSection[] = [
  {
    id: 'start',
    items: [
      {
        id: 'dashboards',
        label: 'Dashboards',
        icon: IconSmartHome,
        badge: '3',
        items: [
          { id: 'analytics', label: 'Analytics', href: '#analytics' },
          { id: 'crm', label: 'CRM', href: '#crm' },
          { id: 'logistics', label: 'Logistics', href: '#logistics' },
        ],
      },
    ],
  },
  {
    id: 'apps',
    title: 'Apps & pages',
    items: [
      {
        id: 'shop',
        label: 'eCommerce',
        icon: IconShoppingCart,
        items: [
          { id: 'orders', label: 'Orders', href: '#orders' },
          { id: 'products', label: 'Products', href: '#products' },
        ],
      },
      { id: 'email', label: 'E-mail', icon: IconMail, href: '#email', badge: '21' },
      { id: 'calendar', label: 'Calendar', icon: IconCalendar, href: '#calendar' },
      { id: 'users', label: 'Users', icon: IconUser, href: '#users' },
    ],
  },
  {
    id: 'interface',
    title: 'Interface',
    items: [
      {
        id: 'components',
        label: 'Components',
        icon: IconComponents,
        items: [{ id: 'button', label: 'Button', href: '#button' }],
      },
      {
        id: 'forms',
        label: 'Forms',
        icon: IconForms,
        items: [{ id: 'select', label: 'Select', href: '#select' }],
      },
    ],
  },
]

const arabic: NavigationSection[] = [
  {
    id: 'start',
    items: [
      {
        id: 'dashboards',
        label: 'لوحات المعلومات',
        icon: IconSmartHome,
        badge: '٢',
        items: [
          { id: 'analytics', label: 'التحليلات', href: '#analytics' },
          { id: 'logistics', label: 'الخدمات اللوجستية', href: '#logistics' },
        ],
      },
    ],
  },
  {
    id: 'apps',
    title: 'التطبيقات والصفحات',
    items: [
      {
        id: 'shop',
        label: 'المتجر',
        icon: IconShoppingCart,
        items: [{ id: 'orders', label: 'الطلبات', href: '#orders' }],
      },
      { id: 'email', label: 'البريد', icon: IconMail, href: '#email', badge: '٢١' },
      { id: 'calendar', label: 'التقويم', icon: IconCalendar, href: '#calendar' },
      { id: 'users', label: 'المستخدمون', icon: IconUser, href: '#users' },
    ],
  },
]

const screenOf = (title: string, lede: string, card: string) => (
  <>
    <PageHeader title={title} lede={lede} />
    <Grid columns={{ base: 1, sm: 2, lg: 3 }}>
      {[1, 2, 3].map((index) => (
        <Card key={index}>
          <Text ink="muted">{card}</Text>
        </Card>
      ))}
    </Grid>
  </>
)

const args: NavigationShellProps = {
  brand: <Brand name="DATA1522" />,
  sections,
  currentHref: '#analytics',
  navbarStart: (
    <CommandPalette
      label="Search"
      placeholder="Search or jump to…"
      noResults="No screen has such a name"
      groups={() => []}
    />
  ),
  navbarEnd: (
    <>
      <IconButton icon={IconLanguage} label="Language" />
      <IconButton icon={IconSun} label="Theme" />
      <Avatar name="Ada Brun" size={36} />
    </>
  ),
  footer: (
    <Inline justify="between" gap={16}>
      <Text size="sm" ink="subtle">
        © 2026 DATA1522
      </Text>
      <Link href="#help">Help</Link>
    </Inline>
  ),
  children: screenOf('Analytics', 'How the year goes, at a glance.', 'Nothing out of the ordinary.'),
}

const inArabic: Partial<NavigationShellProps> = {
  sections: arabic,
  navbarStart: (
    <CommandPalette
      label="بحث"
      placeholder="ابحث أو انتقل إلى…"
      noResults="لا توجد شاشة بهذا الاسم"
      groups={() => []}
    />
  ),
  footer: (
    <Text size="sm" ink="subtle">
      © ٢٠٢٦ DATA1522
    </Text>
  ),
  children: screenOf('التحليلات', 'كيف يسير العام، في لمحة.', 'لا شيء خارج عن المألوف.'),
}

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
  args,
  render: (props) => <Demo {...props} />,
})

export const Playground = meta.story()

/** From 1280 px up a rail of icons, which opens under the pointer and for the keyboard. */
export const Collapsed = meta.story({ args: { isCollapsed: true } })

export const SemiDark = meta.story({ args: { isSemiDark: true } })

/** The screen fills what the bar leaves of the window's height, and scrolls inside. */
export const FixedHeight = meta.story({ args: { isFixedHeight: true, footer: undefined } })

export const RightToLeft = meta.story({ globals: { language: 'ar' }, args: inArabic })

export const BranchOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /eCommerce/ }))
    await expect(canvas.getByRole('link', { name: 'Orders' })).toBeVisible()
  },
})

const openOverlay = async (name: string) => {
  screen.getByRole('button', { name }).click()
  const overlay = within(await screen.findByRole('dialog'))
  await expect(overlay.getByRole('link', { current: 'page' })).toBeVisible()
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
]

/** Holds what is fixed to the window inside, so that several shells stand in one picture. */
const Frame = ({ children }: { children: ReactNode }) => (
  <div
    style={{ transform: 'translateZ(0)', height: 600, overflow: 'hidden', background: 'var(--ds-color-canvas)' }}
  >
    {children}
  </div>
)

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (props) =>
    modes.map(({ shell, ...mode }, index) => (
      <ThemeScope key={index} {...mode}>
        <LocaleProvider language={mode.language === 'ar' ? 'ar' : 'en'}>
          <Frame>
            <NavigationShell {...props} {...shell} />
          </Frame>
        </LocaleProvider>
      </ThemeScope>
    )),
})

/** The navigation over the page, as on a phone or a tablet. */
export const PictureOverlay = meta.story({
  tags: ['overlay', '!autodocs'],
  play: ({ globals }) =>
    openOverlay(globals.language === 'ar' ? 'فتح قائمة التنقل' : 'Open navigation'),
})
