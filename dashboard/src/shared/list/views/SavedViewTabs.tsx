import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconDotsVertical, IconPlus } from '@data1522/design-system/icons'
import { Menu, type MenuEntry } from '@data1522/design-system/Menu'
import { ViewTabs } from '@data1522/design-system/ViewTabs'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../../core/i18n/useText.ts'
import type { ListConfig } from '../list-config.ts'
import { useViews, viewHref } from './useViews.ts'
import type { NameTask } from './NameDialog.tsx'

const NameDialog = lazy(async () => ({ default: (await import('./NameDialog.tsx')).NameDialog }))

/** The views of a list as tabs, and what can be done with the one that is shown. */
export function SavedViewTabs({ config }: { config: ListConfig<never> }) {
  const text = useText()
  const navigate = useNavigate()
  const state = useViews(config)
  const { views, current, isChanged } = state
  const [naming, setNaming] = useState<{ task: NameTask; isOpen: boolean; round: number } | null>(null)
  const isNamed = current.kind === 'saved'
  const name = (task: NameTask) => setNaming({ task, isOpen: true, round: (naming?.round ?? 0) + 1 })
  const act = async (id: string) => {
    if (id === 'new' || id === 'rename') return name(id)
    const { actOnView } = await import('./view-actions.ts')
    actOnView(id, { config, state, text, go: (href) => void navigate(href) })
  }
  const entries = (): MenuEntry[] => [
    ...(isNamed && isChanged ? [{ id: 'save', label: text('records.viewSave') }] : []),
    ...(current.kind === 'shared' ? [{ id: 'keep', label: text('records.viewKeep') }] : []),
    { id: 'new', label: text('records.viewSaveAs') },
    ...(isChanged ? [{ id: 'reset', label: text('records.viewReset') }] : []),
    { id: 'link', label: text('records.viewLink') },
    ...(isNamed
      ? [
          { id: 'rename', label: text('records.viewRename') },
          { id: 'duplicate', label: text('records.viewDuplicate') },
          { id: 'delete', label: text('records.viewDelete'), tone: 'danger' as const },
        ]
      : []),
  ]
  return (
    <>
      <ViewTabs
        label={text('records.views')}
        views={views.map((view) => ({
          id: view.id,
          label: view.label,
          href: viewHref(config.path, view),
          mark: view === current && isChanged ? text('records.viewChanged') : undefined,
        }))}
        selectedId={current.id}
        end={
          <>
            {isChanged && (
              <Button size="small" start={<Icon icon={IconPlus} size={16} />} onPress={() => name('new')}>
                {text('records.viewSaveAs')}
              </Button>
            )}
            <Menu
              label={text('records.viewMenu')}
              sections={() => [{ id: 'view', entries: entries() }]}
              onAction={(id) => void act(id)}
            >
              <IconButton icon={IconDotsVertical} label={text('records.viewMenu')} size="small" />
            </Menu>
          </>
        }
      />
      {naming && (
        <Suspense>
          <NameDialog
            key={naming.round}
            {...naming}
            config={config}
            state={state}
            onClose={() => setNaming({ ...naming, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}
