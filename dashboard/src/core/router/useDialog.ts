import { useAtomValue } from 'jotai'
import { abilityAtom } from '../auth/access.ts'
import type { Question } from '../auth/decision.ts'
import { choice, useAddressState, freeText } from './useAddressState.ts'

/**
 * Which of the named dialogs the address opens over a screen, as `dialog`, and what it is about, as `of`: ids, from the
 * outer to the inner, or of several. Opening one adds to the history, so that the browser's back closes it. Each comes
 * with what it does; none is open for who may not do that.
 */
export function useDialog<Name extends string>(dialogs: Readonly<Record<Name, Question | null>>) {
  'use memo'
  const ability = useAtomValue(abilityAtom)
  const [{ dialog: named, of }, set] = useAddressState<{ dialog: Name | null; of: string }>({
    dialog: choice(Object.keys(dialogs) as Name[]),
    of: freeText(),
  })
  const ids = of.split(',').filter(Boolean)
  const asked = named && dialogs[named]
  const isAllowed = !asked || ability.decide(asked).state === 'allowed'
  return {
    dialog: isAllowed ? named : null,
    ids,
    /** The number of what it is about; 0 for nothing, or something new. */
    id: /^\d{1,9}$/.test(ids[0] ?? '') ? Number(ids[0]) : 0,
    open: (name: Name, ...about: readonly (string | number | undefined)[]) =>
      set({ dialog: name, of: about.filter(Boolean).join(',') }),
    /** Closes this one: what is answered late closes none that was opened since. */
    close: () => set({ dialog: null, of: '' }, { isReplacing: true, onlyWhile: { dialog: named, of } }),
  }
}
