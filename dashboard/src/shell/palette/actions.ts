import type { PaletteEntry } from '@data1522/design-system/CommandPalette'
import { IconClick } from '@data1522/design-system/icons'
import type { CommandContext } from '../commands/command.ts'
import { commandsFor, runCommand } from '../commands/commands.ts'
import { screenShortcuts } from '../../core/shortcuts/useShortcuts.ts'
import { capsOf } from './caps.ts'
import type { Write } from './screens.ts'

const listed = (words: string) => words.split(/[,،]\s*/)

/** What can be done from anywhere, as the palette shows it. */
export const actionsOf = (context: CommandContext, text: Write): PaletteEntry[] =>
  commandsFor().flatMap((command): PaletteEntry[] => {
    const { id, icon, also, alias, keys, href, isNow, isKeysOnly, makes } = command
    if (isKeysOnly) return []
    const name = text(`palette.do.${id as Exclude<typeof id, 'menu' | 'theme'>}`)
    return [
      {
        id,
        icon,
        label: alias?.label ?? name,
        lang: alias?.lang,
        hint: isNow?.() ? text('palette.now') : alias && name,
        keywords: [...(alias ? [name] : []), ...(also ? listed(text(`palette.also.${also}`)) : [])],
        shortcut: capsOf(keys),
        isPreferred: makes,
        href,
        onAction: href === undefined ? () => runCommand(command, context) : undefined,
      },
    ]
  })

/** What the screen that is shown offers by keys of its own. */
export const screenActions = (): PaletteEntry[] =>
  screenShortcuts().map(({ id, label, keys, run }) => ({
    id,
    label,
    icon: IconClick,
    shortcut: capsOf(keys),
    onAction: run,
  }))
