import { invoiceEditHref } from '../../../entities/invoice/invoice-href.ts'
import { invoiceHref } from '../../../entities/invoice/invoice-href.ts'
import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import { Icon } from '@data1522/design-system/Icon'
import {
  IconCopy,
  IconDownload,
  IconEye,
  IconLayoutSidebarRight,
  IconPencil,
  IconPlus,
  IconSend,
  IconTrash,
} from '@data1522/design-system/icons'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { Stack } from '@data1522/design-system/Stack'
import type { Invoice } from '@data1522/mocks/contract/invoices'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { href, useNavigate } from 'react-router-dom'
import { CanLink } from '../../../core/auth/CanLink.tsx'
import { useCan } from '../../../core/auth/useCan.ts'
import { useRefusals } from '../../../core/auth/useRefusals.tsx'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { ExportMenu } from '../../../shared/list/exports/ExportMenu.tsx'
import { ListTable } from '../../../shared/list/ListTable.tsx'
import { useList } from '../../../shared/list/useList.ts'
import { useShortcuts } from '../../../core/shortcuts/useShortcuts.ts'
import { useInvoiceChanges } from '../../../entities/invoice/useInvoiceChanges.ts'
import { useDownload } from '../../../entities/invoice/pdf/useDownload.ts'
import { invoiceDocumentQuery, salespeopleQuery } from '../../../entities/invoice/queries.ts'
import { invoiceList, invoiceNavigation } from './list-config.ts'
import { InvoiceTiles } from './InvoiceTiles.tsx'

const ADD = href('/apps/invoice/add')

/** All invoices: found, filtered, sorted, downloaded, copied, deleted. */
export function InvoiceList() {
  const { data: salespeople } = useQuery(salespeopleQuery())
  const config = useMemo(() => invoiceList(salespeople), [salespeople])
  const list = useList<Invoice>(config)
  const { text } = list.tools
  const { selection } = list
  const navigate = useNavigate()
  const queries = useQueryClient()
  const changes = useInvoiceChanges()
  const { download } = useDownload()
  const mayCreate = useCan({ action: 'create', subject: 'Invoice' }).isAllowed
  const refused = useRefusals()
  useShortcuts(
    mayCreate
      ? [{ id: 'add', label: text('titles.newInvoice'), keys: ['n'], run: () => void navigate(ADD) }]
      : [],
  )

  const remove = (invoices: readonly Invoice[]) => {
    selection.drop(invoices)
    void changes.remove(invoices)
  }
  /** Those that are about to be sent together. */
  const [sent, setSent] = useState<readonly Invoice[]>([])
  const [isSending, setSending] = useState(false)
  const drafts = sent.filter(({ invoiceStatus }) => invoiceStatus === 'Draft')
  const acts: Record<string, (invoice: Invoice) => void> = {
    quickView: (invoice) => list.set({ quickView: invoiceNavigation.rowId(invoice) }, { isReplacing: true }),
    download: ({ id }) => void download(() => queries.fetchQuery(invoiceDocumentQuery(String(id)))),
    duplicate: (invoice) => void changes.duplicate(invoice),
    delete: (invoice) => remove([invoice]),
  }
  const erase = {
    id: 'delete',
    label: text('invoices.delete'),
    icon: IconTrash,
    tone: 'danger' as const,
    ...refused({ action: 'delete', subject: 'Invoice' }),
  }
  const rowActions = (invoice: Invoice) => [
    {
      id: 'row',
      entries: [
        { id: 'view', label: text('invoices.view'), icon: IconEye, href: invoiceHref(invoice) },
        { id: 'quickView', label: text('records.quickView'), icon: IconLayoutSidebarRight },
        { id: 'download', label: text('invoices.download'), icon: IconDownload },
        {
          id: 'edit',
          label: text('invoices.edit'),
          icon: IconPencil,
          href: invoiceEditHref(invoice),
          ...refused({ action: 'update', subject: 'Invoice' }),
        },
        {
          id: 'duplicate',
          label: text('invoices.duplicate'),
          icon: IconCopy,
          ...refused({ action: 'create', subject: 'Invoice' }),
        },
        erase,
      ],
    },
  ]
  const addButton = (
    <CanLink
      action="create"
      subject="Invoice"
      href={ADD}
      label={text('invoices.add')}
      variant="solid"
      tone="primary"
      start={<Icon icon={IconPlus} size={18} />}
    />
  )
  return (
    <>
      <DocumentTitle title={text('titles.invoices')} />
      <PageHeader
        title={text('titles.invoices')}
        description={text('invoices.description')}
        actions={
          <>
            <ExportMenu list={list} />
            {addButton}
          </>
        }
      />
      <Stack gap="gap">
        <InvoiceTiles />
        <ListTable
          list={list}
          addButton={addButton}
          rowActions={rowActions}
          quickActions={() => [
            { id: 'quickView', label: text('records.quickView'), icon: IconLayoutSidebarRight },
            { id: 'download', label: text('invoices.download'), icon: IconDownload },
            erase,
          ]}
          onRowAction={(action, invoice) => acts[action]?.(invoice)}
          bulkActions={[
            {
              id: 'send',
              label: text('invoices.sendAll'),
              icon: IconSend,
              ...refused({ action: 'update', subject: 'Invoice' }),
              onPress: () => {
                const rows = selection.rows()
                if (!rows.some(({ invoiceStatus }) => invoiceStatus === 'Draft'))
                  return void changes.sendAll(rows)
                setSent(rows)
                setSending(true)
              },
            },
            { ...erase, onPress: () => remove(selection.rows()) },
          ]}
        />
      </Stack>
      <ConfirmDialog
        isOpen={isSending}
        onOpenChange={setSending}
        title={text('invoices.sendTitle', { count: drafts.length })}
        confirmLabel={text('invoices.sendAll')}
        cancelLabel={text('invoices.keepUnsent')}
        onConfirm={() => void changes.sendAll(sent)}
      >
        {text('invoices.sendText')}
      </ConfirmDialog>
    </>
  )
}
