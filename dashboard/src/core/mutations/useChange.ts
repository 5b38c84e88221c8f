import { toasts } from '@data1522/design-system/toasts'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { requireSamePerson } from '../auth/same-person.ts'
import { personNow } from '../auth/session.ts'
import { failureKind, failureText } from '../errors/failure-text.ts'
import { useText } from '../i18n/useText.ts'
import { type OptimisticUpdate, optimisticUpdatesOf } from './optimistic-updates.ts'

/** A change of records: what it shows at once, what it sends, and how it is undone. */
export interface Change<Page, Answer = unknown> {
  /** How a page of the list looks once it is done; doing it twice is the same as once. @default as before, until the answer comes */
  optimisticUpdate?: (page: Page) => Page
  /** What else looks different once it is done. */
  optimisticUpdates?: readonly OptimisticUpdate[]
  /** Makes the calls; what it gives is what was done. */
  mutationFn: () => Promise<Answer>
  /** What is said when it is done; nothing where that was nothing. @default nothing */
  successMessage?: (answer: Answer) => string | undefined
  /** Says why the server refused it, where it is known; nothing for the words that always hold. */
  errorMessage?: (error: unknown) => string | undefined
  /** Makes the calls that take it back; with it, what `successMessage` says can be undone. */
  undo?: (answer: Answer) => Promise<unknown>
  /** Leaves a failure to the caller, such as a form that shows it. @default a toast says it */
  throwsOnFailure?: boolean
}

/**
 * Changes what a list shows: at once on the screen, then on the server, one change of an entity after the other. A change
 * that fails is taken off the screen again, and no other with it. The pages of the list are cached under `key` and
 * `'list'`; all that is cached under `key` or `invalidates` is read anew afterwards.
 */
export function useChange<Page>(key: QueryKey, invalidates: readonly QueryKey[] = []) {
  'use memo'
  const text = useText()
  const queries = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationKey: key,
    scope: { id: String(key[0]) },
    networkMode: 'always',
    mutationFn: ({ mutationFn }: Change<Page>) => mutationFn(),
    onMutate: ({ optimisticUpdate, optimisticUpdates = [] }) => {
      const ofPages = optimisticUpdate && { queryKey: [...key, 'list'], update: optimisticUpdate }
      const updates = ofPages ? [ofPages, ...optimisticUpdates] : optimisticUpdates
      optimisticUpdatesOf(queries).begin(updates)
      return updates
    },
    onSuccess: (_, __, updates) => optimisticUpdatesOf(queries).end(updates, true),
    onError: (_, __, updates) => optimisticUpdatesOf(queries).end(updates ?? [], false),
    onSettled: () => {
      for (const queryKey of [key, ...invalidates]) void queries.invalidateQueries({ queryKey })
    },
  })

  const change = async <Answer>(wanted: Change<Page, Answer>, isAgain = false): Promise<boolean> => {
    const { successMessage, errorMessage, undo } = wanted
    // It comes while the server works; where it does not come, what was done is said all the same.
    const offering = undo && import('./undo.ts').catch(() => undefined)
    const person = personNow()
    const checkPerson = requireSamePerson()
    // By the time that it is its turn, somebody else may be here.
    const mutationFn = async () => {
      checkPerson()
      return wanted.mutationFn()
    }
    let answer: Answer
    try {
      answer = (await mutateAsync({ ...wanted, mutationFn } as Change<Page>)) as Answer
    } catch (error) {
      if (wanted.throwsOnFailure) throw error
      if (personNow() !== person) return false
      toasts.show({
        tone: 'danger',
        title: () => text(failureKind(error) === 'refused' ? 'records.forbidden' : 'records.failed'),
        description: () => errorMessage?.(error) ?? failureText(error),
      })
      return false
    }
    // What one person did is said to nobody else, and is not theirs to take back.
    if (personNow() !== person || !successMessage?.(answer)) return true
    const title = () => successMessage(answer)!
    const found = await offering
    if (personNow() !== person) return true
    if (found && undo)
      found.offerUndo({
        title,
        label: () => text('records.undo'),
        undo: () => change({ mutationFn: () => undo(answer) }),
        // What showed a failure the first time, such as a form, may be gone.
        redo: () => change({ ...wanted, throwsOnFailure: false }, true),
        isAgain,
      })
    else toasts.show({ tone: 'success', title })
    return true
  }
  return <Answer>(wanted: Change<Page, Answer>) => change(wanted)
}
