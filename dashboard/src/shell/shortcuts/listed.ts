import { commandsFor } from '../commands/commands.ts'
import type { Write } from '../palette/screens.ts'
import { screensWithKeys } from './offered.ts'
import { screenShortcuts } from '../../core/shortcuts/useShortcuts.ts'

interface ListedShortcut {
  readonly id: string
  readonly label: string
  readonly keys: readonly string[]
  /** Whether the keys are pressed together; then they are no shortcut of a single key. */
  readonly isChord?: boolean
}

/** Shortcuts of one place, under a title. */
export interface ListedGroup {
  readonly id: string
  readonly title: string
  readonly shortcuts: readonly ListedShortcut[]
}

/** Every shortcut that works where the person is, with what it does. */
export function listedShortcuts(text: Write): ListedGroup[] {
  const commands = commandsFor().flatMap(({ id, keys }): ListedShortcut[] => {
    if (!keys) return []
    const label = id === 'menu' || id === 'theme' ? text(`shortcuts.${id}`) : text(`palette.do.${id}`)
    return [{ id, label, keys }]
  })
  const here = screenShortcuts()
  const isSearchTaken = here.some(({ keys }) => keys[0] === '/')
  return [
    { id: 'here', title: text('shortcuts.here'), shortcuts: here },
    {
      id: 'everywhere',
      title: text('shortcuts.everywhere'),
      shortcuts: [
        { id: 'palette', label: text('shortcuts.palette'), keys: ['mod', 'K'], isChord: true },
        ...(isSearchTaken ? [] : [{ id: 'search', label: text('shortcuts.palette'), keys: ['/'] }]),
        ...commands,
      ],
    },
    {
      id: 'go',
      title: text('shortcuts.go'),
      shortcuts: screensWithKeys().map(({ path, title, keys }) => ({
        id: path,
        label: text(`titles.${title}`),
        keys,
      })),
    },
  ].filter(({ shortcuts }) => shortcuts.length > 0)
}
