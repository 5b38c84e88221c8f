import { abilityAtom } from '../../core/auth/access.ts'
import { store } from '../../core/store.ts'
import { appearanceCommands } from './appearance-commands.ts'
import type { Command, CommandContext } from './command.ts'
import { workCommands } from './work-commands.ts'

/** What can be done from anywhere; a new command is a line in one of the lists. */
const commands: readonly Command[] = [...workCommands, ...appearanceCommands]

/** The commands that the person may use now. */
export function commandsFor(): readonly Command[] {
  const { can } = store.get(abilityAtom)
  return commands.filter(
    ({ permission, isOffered }) =>
      (!permission || can(permission.action, permission.subject)) && (isOffered?.() ?? true),
  )
}

/** Does what a command is for. */
export function runCommand({ href, run }: Command, context: CommandContext) {
  if (run) run(context)
  else if (href !== undefined) context.navigate(href)
}
