import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { IconCalendar, IconChartAreaLine, IconForms, IconMail, IconUser } from '../../icons/icons.ts'
import { CommandPalette, type PaletteGroup } from './CommandPalette.tsx'

const groups: PaletteGroup[] = [
  {
    id: 'dashboards',
    title: 'Dashboards',
    entries: [
      { id: 'analytics', label: 'Analytics', href: '#analytics', icon: IconChartAreaLine },
      { id: 'crm', label: 'CRM', href: '#crm', icon: IconChartAreaLine },
    ],
  },
  {
    id: 'apps',
    title: 'Apps',
    entries: [
      { id: 'email', label: 'E-mail', href: '#email', icon: IconMail },
      { id: 'calendar', label: 'Calendar', href: '#calendar', icon: IconCalendar },
      { id: 'users', label: 'Users', href: '#users', icon: IconUser },
    ],
  },
  {
    id: 'forms',
    title: 'Forms',
    entries: [
      { id: 'select', label: 'Select', href: '#select', icon: IconForms },
      { id: 'switch', label: 'Switch', href: '#switch', icon: IconForms },
    ],
  },
]

const arabic: PaletteGroup[] = [
  {
    id: 'apps',
    title: 'التطبيقات',
    entries: [
      { id: 'email', label: 'البريد', href: '#email', icon: IconMail },
      { id: 'calendar', label: 'التقويم', href: '#calendar', icon: IconCalendar },
      { id: 'users', label: 'المستخدمون', href: '#users', icon: IconUser },
    ],
  },
]

const meta = preview.meta({
  title: 'Patterns/CommandPalette',
  component: CommandPalette,
  args: {
    label: 'Search',
    placeholder: 'Search or jump to…',
    noResults: 'No screen has such a name',
    groups: () => groups,
  },
})

export const Playground = meta.story()

/** Control or Command and K opens it from anywhere. */
export const ByShortcut = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('searchbox')
  },
})

export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.type(await screen.findByRole('searchbox'), 'ca')
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1))
  },
})

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.type(await screen.findByRole('searchbox'), 'zebra')
    await screen.findByText('No screen has such a name')
  },
})

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'بحث',
    placeholder: 'ابحث أو انتقل إلى…',
    noResults: 'لا توجد شاشة بهذا الاسم',
    groups: () => arabic,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('searchbox')
  },
})

export const Picture = meta.story({
  tags: ['overlay', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('searchbox')
    await userEvent.keyboard('{ArrowDown}')
  },
})
