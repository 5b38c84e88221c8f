import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconUpload } from '@data1522/design-system/icons'
import { Menu } from '@data1522/design-system/Menu'
import { toasts } from '@data1522/design-system/toasts'
import { useState } from 'react'
import { failureText } from '../../../core/errors/failure-text.ts'
import type { ListHandle } from '../useList.ts'

/** Which rows a file takes: those of the page, the selected ones, or all that the filters let pass. */
export type ExportScope = 'page' | 'selection' | 'all'

/** Saves rows of the list as a file for spreadsheets. */
export function ExportMenu<Row extends object>({ list }: { list: ListHandle<Row> }) {
  const { text } = list.tools
  const [isPending, setPending] = useState(false)
  const { page, selection } = list
  const run = async (scope: ExportScope) => {
    setPending(true)
    try {
      const { exportRows } = await import('./export-rows.ts')
      const count = await exportRows(list, scope)
      toasts.show({ tone: 'success', title: () => text('records.exported', { count }) })
    } catch (error) {
      toasts.show({
        tone: 'danger',
        title: () => text('records.exportFailed'),
        description: () => failureText(error),
      })
    } finally {
      setPending(false)
    }
  }
  const because = (isSo: boolean, reason: 'records.exportNone' | 'records.exportUnselected') =>
    isSo && { isDisabled: true, description: text(reason) }
  const sections = () => [
    {
      id: 'csv',
      title: text('records.exportTitle'),
      entries: [
        {
          id: 'all',
          label: text('records.exportAll', { count: page?.total ?? 0 }),
          ...because(!page?.total, 'records.exportNone'),
        },
        {
          id: 'page',
          label: text('records.exportPage', { count: page?.rows.length ?? 0 }),
          ...because(!page?.rows.length, 'records.exportNone'),
        },
        {
          id: 'selection',
          label: text('records.exportSelection', { count: selection.ids.size }),
          ...because(selection.ids.size === 0, 'records.exportUnselected'),
        },
      ],
    },
  ]
  return (
    <Menu
      label={text('records.export')}
      sections={sections}
      onAction={(scope) => void run(scope as ExportScope)}
    >
      <Button start={<Icon icon={IconUpload} size={18} />} isPending={isPending}>
        {text('records.export')}
      </Button>
    </Menu>
  )
}
