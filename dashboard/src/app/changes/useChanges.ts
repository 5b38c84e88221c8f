import { toasts } from '@data1522/design-system/toasts'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { failureKind, failureText } from '../errors/failure-text.ts'
import { useText } from '../intl/useText.ts'

/** A change of records: what it shows at once, what it sends, and how it is taken back. */
export interface Change<Page> {
  /** How a known page of the list looks once it is done. @default as before, until the answer comes */
  show?: (page: Page) => Page
  /** Makes the calls. */
  send: () => Promise<unknown>
  /** What is said when it is done. @default nothing */
  done?: () => string
  /** Says why the server refused it, where it is known; nothing for the words that always hold. */
  why?: (error: unknown) => string | undefined
  /** Makes the calls that take it back; with it, `done` can be taken back. */
  undo?: () => Promise<unknown>
  /** Leaves a failure to the caller, such as a form that shows it. @default a toast says it */
  throwsOnFailure?: boolean
}

/**
 * Changes what a list shows: at once on the screen, then on the server, back again where that refuses. The pages of the
 * list are cached under `key` and `'list'`; all that is cached under `key` or `touched` is read anew afterwards.
 */
export function useChanges<Page>(key: QueryKey, touched: readonly QueryKey[] = []) {
  'use memo'
  const text = useText()
  const queries = useQueryClient()
  const listKey = [...key, 'list']

  const change = async ({ show, send, done, why, undo, throwsOnFailure }: Change<Page>): Promise<boolean> => {
    // It comes while the server works; where it does not come, what was done is said all the same.
    const offering = undo && import('../undo/undo.ts').catch(() => undefined)
    const before = queries.getQueriesData<Page>({ queryKey: listKey })
    try {
      await queries.cancelQueries({ queryKey: listKey })
      if (show) queries.setQueriesData<Page>({ queryKey: listKey }, (page) => page && show(page))
      await send()
    } catch (error) {
      before.forEach(([queryKey, page]) => queries.setQueryData(queryKey, page))
      if (throwsOnFailure) throw error
      toasts.show({
        tone: 'danger',
        title: () => text(failureKind(error) === 'refused' ? 'records.forbidden' : 'records.failed'),
        description: () => why?.(error) ?? failureText(error),
      })
      return false
    } finally {
      for (const queryKey of [key, ...touched]) void queries.invalidateQueries({ queryKey })
    }
    if (!done) return true
    const found = await offering
    if (found && undo)
      found.offerUndo({
        title: done,
        label: () => text('records.undo'),
        undo: () => void change({ send: undo }),
      })
    else toasts.show({ tone: 'success', title: done })
    return true
  }
  return change
}
