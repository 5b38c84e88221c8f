import { invoiceEditHref } from '../../../entities/invoice/invoice-href.ts'
import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconButton } from '@data1522/design-system/IconButton'
import {
  IconCopy,
  IconDotsVertical,
  IconDownload,
  IconPencil,
  IconPrinter,
  IconSend,
  IconTrash,
} from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Menu } from '@data1522/design-system/Menu'
import type { InvoiceSheet } from '@data1522/mocks/contract/invoices'
import { useEffect, useRef } from 'react'
import { href, useNavigate } from 'react-router-dom'
import { Can } from '../../../core/auth/Can.tsx'
import { CanLink } from '../../../core/auth/CanLink.tsx'
import { useRefusals } from '../../../core/auth/useRefusals.tsx'
import { leaveWhenFree } from '../../../core/router/back-guard.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useInvoiceChanges } from '../../../entities/invoice/useInvoiceChanges.ts'
import { useInvoiceDrawer } from '../changes/useInvoiceDrawer.ts'
import { useDownload } from '../../../entities/invoice/pdf/useDownload.ts'

/** What can be done with the invoice as a whole; deleting leads back to the list, where it can be undone. */
export function InvoiceActions({ sheet }: { sheet: InvoiceSheet }) {
  const text = useText()
  const navigate = useNavigate()
  const changes = useInvoiceChanges()
  const { open } = useInvoiceDrawer()
  const { download, isMaking } = useDownload()
  const refused = useRefusals()
  const { id } = sheet
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const act = {
    duplicate: async () => {
      const copy = await changes.duplicate(sheet)
      // Whoever has left meanwhile is not led on.
      if (copy !== undefined && isHere.current) void navigate(invoiceEditHref({ id: copy }))
    },
    delete: () =>
      leaveWhenFree(() => {
        void navigate(href('/apps/invoice/list'))
        void changes.remove([sheet])
      }),
  }
  return (
    <>
      <Can action="update" subject="Invoice" label={text('invoice.send')}>
        {(isDisabled) => (
          <Button
            variant="solid"
            tone="primary"
            isDisabled={isDisabled}
            start={<Icon icon={IconSend} size={18} />}
            onPress={() => open('send')}
          >
            {text('invoice.send')}
          </Button>
        )}
      </Can>
      <Button
        start={<Icon icon={IconDownload} size={18} />}
        isPending={isMaking}
        onPress={() => void download(() => sheet)}
      >
        {text('invoice.download')}
      </Button>
      <Button start={<Icon icon={IconPrinter} size={18} />} onPress={() => print()}>
        {text('invoice.print')}
      </Button>
      <Inline gap={8} isWrapping={false}>
        <CanLink
          action="update"
          subject="Invoice"
          href={invoiceEditHref({ id })}
          label={text('invoice.edit')}
          start={<Icon icon={IconPencil} size={18} />}
        />
        <Menu
          label={text('invoice.more')}
          onAction={(action) => void act[action as keyof typeof act]()}
          sections={[
            {
              id: 'actions',
              entries: [
                {
                  id: 'duplicate',
                  label: text('invoice.duplicate'),
                  icon: IconCopy,
                  ...refused({ action: 'create', subject: 'Invoice' }),
                },
                {
                  id: 'delete',
                  label: text('invoice.delete'),
                  icon: IconTrash,
                  tone: 'danger',
                  ...refused({ action: 'delete', subject: 'Invoice' }),
                },
              ],
            },
          ]}
        >
          <IconButton icon={IconDotsVertical} variant="outlined" label={text('invoice.more')} />
        </Menu>
      </Inline>
    </>
  )
}
