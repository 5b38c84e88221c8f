import type { Permission } from '@data1522/mocks/contract/access'
import { abilityAtom } from '../../core/auth/access.ts'
import { store } from '../../core/store.ts'
import { appearanceCommands } from './appearance-commands.ts'
import type { Command, CommandContext } from './command.ts'
import { workCommands } from './work-commands.ts'

/** Whether the rules let someone do something, as the server would: closed until granted, or open until forbidden. */
export function isPermitted({ action, subject, isGrantNeeded }: Permission): boolean {
  const { face, rule } = store.get(abilityAtom).decide({ action, subject })
  return face === 'allowed' || (face === 'denied' && !rule && !isGrantNeeded)
}

/** What can be done from anywhere; a new command is a line in one of the lists. */
const commands: readonly Command[] = [...workCommands, ...appearanceCommands]

/** The commands that the person may use now. */
export const commandsFor = (): readonly Command[] =>
  commands.filter(
    ({ permission, isOffered }) => (!permission || isPermitted(permission)) && (isOffered?.() ?? true),
  )

/** Does what a command is for. */
export function runCommand({ href, run }: Command, context: CommandContext) {
  if (run) run(context)
  else if (href !== undefined) context.navigate(href)
}
