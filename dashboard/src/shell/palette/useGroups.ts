import type { PaletteEntry, PaletteGroup } from '@data1522/design-system/CommandPalette'
import { IconTrash } from '@data1522/design-system/icons'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { abilityAtom, visitorAtom } from '../../core/auth/access.ts'
import type { CommandContext } from '../commands/command.ts'
import { useText } from '../../core/i18n/useText.ts'
import { sessionAtom } from '../../core/auth/session.ts'
import { actionsOf, screenActions } from './actions.ts'
import { useEnglishTitles } from './english.ts'
import { recentEntries } from './recent.ts'
import { screensOf } from './screens.ts'
import { clearVisits, readVisits, visitedHref } from './visits.ts'

const none: readonly PaletteGroup[] = []

/** Where the person was, what they may open and what they can do; gathered only while it is shown. */
export function useGroups(isShown: boolean, context: CommandContext): readonly PaletteGroup[] {
  const text = useText()
  const here = visitedHref(useLocation())
  const visitor = useAtomValue(visitorAtom)
  // The actions ask the rules by themselves; this draws them anew when the rules change.
  useAtomValue(abilityAtom)
  const personId = useAtomValue(sessionAtom)?.userData.id
  const english = useEnglishTitles()
  const [, setCleared] = useState(0)
  if (!isShown) return none

  const visits = personId === undefined ? [] : readVisits(personId)
  const recent = recentEntries(visits, { text, visitor, here })
  const clear: PaletteEntry = {
    id: 'clear',
    label: text('palette.clearRecent'),
    icon: IconTrash,
    isKeptOpen: true,
    onAction: () => {
      if (personId !== undefined) clearVisits(personId)
      setCleared((times) => times + 1)
    },
  }
  const actions = actionsOf(context, text)
  const except = actions.flatMap(({ href }) => href ?? [])
  const [first, ...others] = screensOf({ text, visitor, english, except })
  const group = (name: 'recent' | 'screen' | 'actions', entries: readonly PaletteEntry[]) => ({
    id: name,
    title: text(`palette.group.${name}`),
    entries,
    isRecent: name === 'recent',
  })
  return [
    group('recent', recent.length > 0 ? [...recent, clear] : []),
    group('screen', screenActions()),
    ...(first ? [first] : []),
    group('actions', actions),
    ...others,
  ].filter(({ entries }) => entries.length > 0)
}
