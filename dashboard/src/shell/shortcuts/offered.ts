import type { CommandContext } from '../commands/command.ts'
import { commandsFor, runCommand } from '../commands/commands.ts'
import { isPaletteOpenAtom } from '../palette/is-open.ts'
import { mayOpen } from '../../core/router/access.ts'
import { routes } from '../../core/router/routes.ts'
import { visitorAtom } from '../../core/auth/access.ts'
import { store } from '../../core/store.ts'

interface OfferedShortcut {
  readonly keys: readonly string[]
  readonly run: () => void
}

/** Every shortcut of the whole product that the person has. */
export function offeredShortcuts(context: CommandContext): OfferedShortcut[] {
  const commands = commandsFor().flatMap((command) =>
    command.keys ? [{ keys: command.keys, run: () => runCommand(command, context) }] : [],
  )
  const search = { keys: ['/'], run: () => store.set(isPaletteOpenAtom, true) }
  return [...commands, search, ...goShortcuts(context)]
}

const goShortcuts = ({ navigate }: CommandContext) =>
  screensWithKeys().map(({ path, keys }) => ({ keys, run: () => navigate(path) }))

/** The screens that have keys, of those that the person may open. */
export function screensWithKeys() {
  const visitor = store.get(visitorAtom)
  return routes().flatMap(({ path, title, access, goKey }) =>
    goKey && mayOpen(access, visitor) ? [{ path, title, keys: ['g', goKey] }] : [],
  )
}
