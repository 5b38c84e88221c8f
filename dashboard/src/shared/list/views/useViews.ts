import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { useText } from '../../../core/i18n/useText.ts'
import type { ListConfig } from '../list-config.ts'
import { viewSearch } from '../state.ts'
import { savedViews, savedViewsAtom } from './stored-views.ts'

/** A view as its tab shows it. */
export interface View {
  /** What the address calls it; empty for the list as it comes. */
  readonly id: string
  readonly label: string
  readonly search: string
  /** Whether it comes with the list, was saved here, or came by a link. */
  readonly kind: 'preset' | 'saved' | 'shared'
}

/** The views of a list, and which of them the address shows. */
export function useViews(config: ListConfig<never>) {
  const text = useText()
  const [params] = useSearchParams()
  const since = useAtomValue(savedViewsAtom)
  const presets = config.views ?? []
  const saved = savedViews(config.id, since)
  const search = viewSearch(config, params.toString())
  const asked = params.get('view') ?? ''
  const views: View[] = [
    { id: '', label: text('records.viewAll'), search: '', kind: 'preset' },
    ...presets.map(({ id, label, search: said }) => ({
      id,
      label: text(label),
      search: viewSearch(config, said),
      kind: 'preset' as const,
    })),
    ...saved.map(({ name, search: said }) => ({
      id: name,
      label: name,
      search: viewSearch(config, said),
      kind: 'saved' as const,
    })),
  ]
  const known = views.find(({ id }) => id === asked)
  if (!known) views.push({ id: asked, label: asked.slice(0, 60), search, kind: 'shared' })
  const current = known ?? views.at(-1)!
  return { views, current, search, isChanged: current.search !== search }
}

/** The address that shows a view. */
export function viewHref(path: string, { id, search }: Pick<View, 'id' | 'search'>): string {
  const params = new URLSearchParams(search)
  if (id) params.set('view', id)
  const written = params.toString()
  return written ? `${path}?${written}` : path
}
