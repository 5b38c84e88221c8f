import { CommandPalette, type PaletteEntry } from '@data1522/design-system/CommandPalette'
import { useAtom, useAtomValue } from 'jotai'
import { visitorAtom } from '../../core/auth/access.ts'
import type { CommandContext } from '../commands/command.ts'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'
import { routeAt } from '../../core/router/routes.ts'
import { sessionAtom } from '../../core/auth/session.ts'
import { ShortcutHelp } from '../shortcuts/ShortcutHelp.tsx'
import { isPaletteOpenAtom, isResetDialogOpenAtom } from './is-open.ts'
import { exampleSource } from './examples.ts'
import { recordSources } from './records.ts'
import { ResetDemoData } from './ResetDemoData.tsx'
import { useGroups } from './useGroups.ts'
import { keepVisit } from './visits.ts'

/** The command palette, and what its actions open that is nobody else's. */
export function Palette({ context }: { context: CommandContext }) {
  const [isOpen, setOpen] = useAtom(isPaletteOpenAtom)
  const isAsking = useAtomValue(isResetDialogOpenAtom)
  return (
    <>
      <CommandPaletteContent isOpen={isOpen} onOpenChange={setOpen} context={context} />
      <ShortcutHelp />
      {isAsking && <ResetDemoData />}
    </>
  )
}

interface ContentProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  context: CommandContext
}

/** Everything that the person may open, do and look for, gathered while the palette is open. */
function CommandPaletteContent({ isOpen, onOpenChange, context }: ContentProps) {
  const text = useText()
  const groups = useGroups(isOpen, context)
  const { money } = useFormats()
  const visitor = useAtomValue(visitorAtom)
  const personId = useAtomValue(sessionAtom)?.userData.id
  const keep = ({ href, label, hint, id }: PaletteEntry) => {
    // A screen is kept when it is arrived at; a record by the words that it was found by.
    const isRecord = /^\d+$/.test(id) || id === href
    if (personId !== undefined && href !== undefined && isRecord && routeAt(href)?.path !== href)
      keepVisit(personId, { href, label, hint })
  }
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={text('palette.label')}
      placeholder={text('shell.searchHint')}
      groups={groups}
      sources={isOpen ? [...recordSources(visitor, { text, money }), exampleSource(visitor, text)] : []}
      suggestions={groups
        .flatMap(({ entries }) => entries.filter(({ id, note }) => routeAt(id)?.goKey && note === undefined))
        .slice(0, 3)}
      onChoose={keep}
    />
  )
}
