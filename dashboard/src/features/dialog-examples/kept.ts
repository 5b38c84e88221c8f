import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../core/i18n/useText.ts'
import { offerUndo } from '../../core/mutations/undo.ts'
import type { AppValues } from './app/app-form.ts'

/** What was done in the examples and is told to no server; it lives as long as the page. */
interface Kept {
  readonly isArchived: boolean
  readonly apps: readonly AppValues[]
  /** The addresses that were invited to buy here. */
  readonly referred: readonly string[]
  /** The permission that was added last, by its id. */
  readonly permissionId: number | null
}

const nothing: Kept = { isArchived: false, apps: [], referred: [], permissionId: null }

/** The session ends it, as it ends all that is cached. */
const keptQuery = () =>
  queryOptions({
    queryKey: ['dialogExamples', 'kept'],
    queryFn: () => nothing,
    initialData: nothing,
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** What the examples keep, and how that changes. */
export function useControlledState() {
  'use memo'
  const text = useText()
  const queries = useQueryClient()
  const { data } = useQuery(keptQuery())
  const set = (update: (kept: Kept) => Partial<Kept>) =>
    queries.setQueryData(keptQuery().queryKey, (kept = nothing) => ({ ...kept, ...update(kept) }))
  const label = () => text('records.undo')
  const withoutApp = (schemaName: string) =>
    set(({ apps }) => ({ apps: apps.filter((app) => app.schemaName !== schemaName) }))
  const withApp = (app: AppValues, place: number) =>
    set(({ apps }) => ({
      // Who was created again meanwhile is there once.
      apps: apps.filter(({ schemaName }) => schemaName !== app.schemaName).toSpliced(place, 0, app),
    }))

  return {
    ...data,
    setArchived: (isArchived: boolean) => set(() => ({ isArchived })),
    addReferred: (emails: readonly string[]) =>
      set(({ referred }) => ({ referred: [...new Set([...referred, ...emails])] })),
    setPermission: (permissionId: number) => set(() => ({ permissionId })),
    createApp: (app: AppValues) => {
      const place = data.apps.length
      withApp(app, place)
      offerUndo({
        tone: 'success',
        title: () => text('dialogExamples.app.created', { name: app.name }),
        description: () => text('dialogExamples.app.createdText'),
        label,
        undo: () => withoutApp(app.schemaName),
        redo: () => withApp(app, place),
      })
    },
    removeApp: (app: AppValues) => {
      const place = data.apps.indexOf(app)
      withoutApp(app.schemaName)
      offerUndo({
        title: () => text('dialogExamples.app.removed', { name: app.name }),
        label,
        undo: () => withApp(app, place),
        redo: () => withoutApp(app.schemaName),
      })
    },
  }
}
