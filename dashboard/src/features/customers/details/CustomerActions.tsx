import { Button } from '@data1522/design-system/Button'
import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import { Icon } from '@data1522/design-system/Icon'
import { IconMail, IconTrash, IconUsersGroup } from '@data1522/design-system/icons'
import { LinkButton } from '@data1522/design-system/LinkButton'
import type { CustomerDetail } from '@data1522/mocks/contract/customers'
import { useState } from 'react'
import { href, useNavigate } from 'react-router-dom'
import { Can } from '../../../core/auth/Can.tsx'
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
  const [isAsking, setAsking] = useState(false)
  const erase = () =>
    leaveWhenFree(() => {
      void navigate(href('/apps/ecommerce/customer/list'))
      void remove([customer])
    })
  return (
    <>
      <RecordPager config={customerNavigation} id={String(customer.customerId)} />
      <LinkButton href={`mailto:${customer.email}`} start={<Icon of={IconMail} size={18} />}>
        {text('customers.write')}
      </LinkButton>
      <Can action="delete" subject="Customer" of={customer} label={text('customers.merge')}>
        {(isDisabled) => (
          <Button isDisabled={isDisabled} start={<Icon of={IconUsersGroup} size={18} />} onPress={onMerge}>
            {text('customers.merge')}
          </Button>
        )}
      </Can>
      <Can action="delete" subject="Customer" of={customer} label={text('customers.delete')}>
        {(isDisabled) => (
          <Button
            tone="danger"
            variant="soft"
            isDisabled={isDisabled}
            start={<Icon of={IconTrash} size={18} />}
            onPress={() => setAsking(true)}
          >
            {text('customers.delete')}
          </Button>
        )}
      </Can>
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
