import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import {
  IconEye,
  IconLayoutSidebarRight,
  IconMail,
  IconPlus,
  IconTrash,
  IconUsersGroup,
} from '@data1522/design-system/icons'
import { PageHeader } from '@data1522/design-system/PageHeader'
import type { Customer } from '@data1522/mocks/contract/customers'
import { useQuery } from '@tanstack/react-query'
import { lazy, useMemo, useState } from 'react'
import { Can } from '../../../core/auth/Can.tsx'
import { useCan } from '../../../core/auth/useCan.ts'
import { useRefusals } from '../../../core/auth/useRefusals.tsx'
import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { ExportMenu } from '../../../shared/list/exports/ExportMenu.tsx'
import { ListTable } from '../../../shared/list/ListTable.tsx'
import { useList } from '../../../shared/list/useList.ts'
import { writeTo } from '../../../shared/list/write-to.ts'
import { useShortcuts } from '../../../core/shortcuts/useShortcuts.ts'
import { useCustomerChanges } from '../../../entities/customer/useCustomerChanges.ts'
import { customerHref } from '../../../entities/customer/customer-href.ts'
import { customerTagsQuery } from '../../../entities/customer/queries.ts'
import { customerList, customerNavigation } from './list-config.ts'

const MergeDialog = lazy(async () => ({ default: (await import('../merge/MergeDialog.tsx')).MergeDialog }))
const AddDrawer = lazy(async () => ({ default: (await import('./AddDrawer.tsx')).AddDrawer }))

/** Whether the drawer that adds a customer is open. */
const parameters = { add: choice(['customer']) }

/** Everyone who buys: found, sorted, added, deleted. */
export function CustomerList() {
  const { data: tags } = useQuery(customerTagsQuery())
  const config = useMemo(() => customerList(tags), [tags])
  const list = useList<Customer>(config)
  const { text } = list.tools
  const { selection } = list
  const [{ add }, set] = useAddressState(parameters)
  const setAdding = (isOpen: boolean) => set({ add: isOpen ? 'customer' : null }, { isReplacing: true })
  const changes = useCustomerChanges()
  const mayAdd = useCan({ action: 'create', subject: 'Customer' }).isAllowed
  const refused = useRefusals()
  const deleteAccess = refused({ action: 'delete', subject: 'Customer' })
  /** The two that become one. */
  const [pair, setPair] = useState<readonly Customer[]>([])
  const [isMerging, setMerging] = useState(false)
  const isAdding = mayAdd && add !== null
  useShortcuts(
    mayAdd ? [{ id: 'add', label: text('customers.add'), keys: ['n'], run: () => setAdding(true) }] : [],
  )

  const remove = (customers: readonly Customer[]) => {
    selection.drop(customers)
    void changes.remove(customers)
  }
  const rowActions = (customer: Customer) => [
    {
      id: 'row',
      entries: [
        { id: 'view', label: text('customers.view'), icon: IconEye, href: customerHref(customer) },
        { id: 'quickView', label: text('records.quickView'), icon: IconLayoutSidebarRight },
        { id: 'mail', label: text('customers.write'), icon: IconMail, href: `mailto:${customer.email}` },
        {
          id: 'delete',
          label: text('customers.delete'),
          icon: IconTrash,
          tone: 'danger' as const,
          ...deleteAccess,
        },
      ],
    },
  ]
  const addButton = (
    <Can action="create" subject="Customer" label={text('customers.add')}>
      {(isDisabled) => (
        <Button
          variant="solid"
          tone="primary"
          isDisabled={isDisabled}
          start={<Icon icon={IconPlus} size={18} />}
          onPress={() => setAdding(true)}
        >
          {text('customers.add')}
        </Button>
      )}
    </Can>
  )
  return (
    <>
      <DocumentTitle title={text('customers.title')} />
      <PageHeader
        title={text('customers.title')}
        description={text('customers.description')}
        actions={
          <>
            <ExportMenu list={list} />
            {addButton}
          </>
        }
      />
      <ListTable
        list={list}
        addButton={addButton}
        rowActions={rowActions}
        quickActions={() => [
          { id: 'quickView', label: text('records.quickView'), icon: IconLayoutSidebarRight },
          { id: 'delete', label: text('customers.delete'), icon: IconTrash, ...deleteAccess },
        ]}
        quickRoom={2}
        onRowAction={(action, customer) => {
          if (action === 'quickView')
            list.set({ quickView: customerNavigation.rowId(customer) }, { isReplacing: true })
          if (action === 'delete') remove([customer])
        }}
        bulkActions={[
          {
            id: 'mail',
            label: text('customers.write'),
            icon: IconMail,
            onPress: () => writeTo(selection.rows(), list.tools),
          },
          ...(selection.rows().length === 2
            ? [
                {
                  id: 'merge',
                  label: text('customers.merge'),
                  icon: IconUsersGroup,
                  ...deleteAccess,
                  onPress: () => {
                    setPair(selection.rows())
                    setMerging(true)
                  },
                },
              ]
            : []),
          {
            id: 'delete',
            label: text('customers.delete'),
            icon: IconTrash,
            tone: 'danger' as const,
            ...deleteAccess,
            onPress: () => remove(selection.rows()),
          },
        ]}
      />
      <WhenOpened isOpen={isAdding}>
        <AddDrawer isOpen={isAdding} onClose={() => setAdding(false)} />
      </WhenOpened>
      <WhenOpened isOpen={isMerging}>
        <MergeDialog
          own={String(pair[0]?.customerId)}
          other={String(pair[1]?.customerId)}
          isOpen={isMerging}
          onClose={() => setMerging(false)}
          onMerged={() => {
            selection.drop(pair)
            setMerging(false)
          }}
        />
      </WhenOpened>
    </>
  )
}
