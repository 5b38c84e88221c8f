import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import { Icon } from '@data1522/design-system/Icon'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconDotsVertical, IconMail, IconTrash, IconUsersGroup } from '@data1522/design-system/icons'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Menu } from '@data1522/design-system/Menu'
import type { CustomerDetail } from '@data1522/mocks/contract/customers'
import { useState } from 'react'
import { href, useNavigate } from 'react-router-dom'
import { useRefusals } from '../../../core/auth/useRefusals.tsx'
import { leaveWhenFree } from '../../../core/router/back-guard.ts'
import { isolated } from '../../../core/i18n/isolated.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { RecordPager } from '../../../shared/list/record-navigation/RecordPager.tsx'
import { useCustomerChanges } from '../../../entities/customer/useCustomerChanges.ts'
import { customerNavigation } from '../list/list-config.ts'

interface CustomerActionsProps {
  customer: CustomerDetail
  onMerge: () => void
}

/** What can be done with the customer as a whole; deleting leads back to the list, where it can be undone. */
export function CustomerActions({ customer, onMerge }: CustomerActionsProps) {
  const text = useText()
  const navigate = useNavigate()
  const { remove } = useCustomerChanges()
  const refused = useRefusals()
  const erasing = refused({ action: 'delete', subject: 'Customer', of: customer })
  const [isAsking, setAsking] = useState(false)
  const erase = () =>
    leaveWhenFree(() => {
      void navigate(href('/apps/ecommerce/customer/list'))
      void remove([customer])
    })
  return (
    <>
      <RecordPager config={customerNavigation} id={String(customer.customerId)} />
      <LinkButton href={`mailto:${customer.email}`} start={<Icon icon={IconMail} size={18} />}>
        {text('customers.write')}
      </LinkButton>
      <Menu
        label={text('customer.more')}
        sections={[
          {
            id: 'all',
            entries: [
              { id: 'merge', label: text('customers.merge'), icon: IconUsersGroup, ...erasing },
              { id: 'delete', label: text('customers.delete'), icon: IconTrash, tone: 'danger', ...erasing },
            ],
          },
        ]}
        onAction={(id) => (id === 'merge' ? onMerge() : setAsking(true))}
      >
        <IconButton label={text('customer.more')} icon={IconDotsVertical} variant="outlined" />
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={text('customers.deleteTitle', { name: isolated(customer.customer) })}
        confirmLabel={text('customers.delete')}
        cancelLabel={text('customers.keep')}
        onConfirm={erase}
      >
        {text('customers.deleteText', { count: customer.order })}
      </ConfirmDialog>
    </>
  )
}
