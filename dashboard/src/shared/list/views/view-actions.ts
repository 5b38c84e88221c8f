import { toasts } from '@data1522/design-system/toasts'
import { withoutMarks } from '@data1522/design-system/withoutMarks'
import type { useText } from '../../../core/i18n/useText.ts'
import { offerUndo } from '../../../core/mutations/undo.ts'
import type { ListConfig } from '../list-config.ts'
import { keepViews, type SavedView, savedViews } from './stored-views.ts'
import { type useViews, viewHref } from './useViews.ts'

interface ViewContext {
  readonly config: ListConfig<never>
  readonly state: ReturnType<typeof useViews>
  readonly text: ReturnType<typeof useText>
  readonly go: (href: string) => void
}

/** Keeps the views of a list and says whether the browser took them. */
export function tryToKeep(id: string, views: readonly SavedView[], text: ViewContext['text']): boolean {
  try {
    keepViews(id, views)
    return true
  } catch {
    toasts.show({
      tone: 'danger',
      title: () => text('views.notKept'),
      description: () => text('views.notKeptText'),
    })
    return false
  }
}

/** A name that no view of a list has yet: the one asked for, or with a number behind it. */
export function freeName(taken: readonly string[], name: string, number = 1): string {
  const next = number === 1 ? name : `${name} ${number}`
  return taken.includes(next) ? freeName(taken, name, number + 1) : next
}

async function copyLink({ config, state, text }: ViewContext) {
  const { current, search } = state
  const href = viewHref(config.path, { id: current.id, search })
  try {
    await navigator.clipboard.writeText(new URL(import.meta.env.BASE_URL + href.slice(1), location.href).href)
    toasts.show({ tone: 'success', title: () => text('views.linkCopied') })
  } catch {
    toasts.show({ tone: 'danger', title: () => text('views.linkNotCopied') })
  }
}

/** Does what an entry of the view's menu says. */
export function actOnView(id: string, context: ViewContext) {
  const { config, state, text, go } = context
  const { current, search, views } = state
  const saved = savedViews(config.id)
  const keep = (next: readonly SavedView[]) => tryToKeep(config.id, next, text)
  const show = (view: { id: string; search: string }) => go(viewHref(config.path, view))
  if (id === 'link') void copyLink(context)
  if (id === 'reset') show(current)
  if (id === 'save' && keep(saved.map((one) => (one.name === current.id ? { ...one, search } : one))))
    toasts.show({ tone: 'success', title: () => text('views.saved', { name: current.label }) })
  if (id === 'keep' && keep([...saved, { name: current.id, search }]))
    toasts.show({ tone: 'success', title: () => text('views.saved', { name: current.label }) })
  if (id === 'duplicate') {
    const taken = views.map(({ id: name }) => name)
    const copy = {
      name: freeName(taken, withoutMarks(text('views.copyName', { name: current.label }))),
      search,
    }
    if (keep([...saved, copy])) show({ id: copy.name, search })
  }
  if (id === 'delete' && keep(saved.filter(({ name }) => name !== current.id))) {
    show(views[0]!)
    const place = saved.findIndex(({ name }) => name === current.id)
    offerUndo({
      title: () => text('views.deleted', { name: current.label }),
      label: () => text('records.undo'),
      undo: () => {
        const now = savedViews(config.id)
        const isTaken = now.some(({ name }) => name === current.id)
        const back = isTaken ? now : now.toSpliced(place, 0, saved[place]!)
        if (keep(back)) show({ id: current.id, search })
      },
    })
  }
}
