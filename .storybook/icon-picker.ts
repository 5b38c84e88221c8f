import type { ArgTypesEnhancer } from 'storybook/internal/types'
import {
  IconBell,
  IconCalendar,
  IconCheck,
  IconDownload,
  IconHeart,
  IconMail,
  IconPencil,
  IconPlus,
  IconSearch,
  IconSettings,
  IconTrash,
  IconUser,
} from '../design-system/src/icons/icons.ts'

const icons = {
  IconBell,
  IconCalendar,
  IconCheck,
  IconDownload,
  IconHeart,
  IconMail,
  IconPencil,
  IconPlus,
  IconSearch,
  IconSettings,
  IconTrash,
  IconUser,
}

/** Lets icons be chosen by their names. */
export const pickIcons: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      if (!/^(?:TablerIcon|IconSource)$/.test(type.table?.type?.summary ?? '')) return [name, type]
      return [name, { ...type, control: { type: 'select' }, options: Object.keys(icons), mapping: icons }]
    }),
  )
