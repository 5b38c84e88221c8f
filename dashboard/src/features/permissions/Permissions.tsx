import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconPencil, IconPlus, IconTrash } from '@data1522/design-system/icons'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { toasts } from '@data1522/design-system/toasts'
import type { Permission } from '@data1522/mocks/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { lazy, useMemo } from 'react'
import { Can } from '../../core/auth/Can.tsx'
import { useRefusals } from '../../core/auth/useRefusals.tsx'
import { useDialog } from '../../core/router/useDialog.ts'
import { WhenOpened } from '../../shared/forms/WhenOpened.tsx'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { ExportMenu } from '../../shared/list/exports/ExportMenu.tsx'
import { ListTable } from '../../shared/list/ListTable.tsx'
import { useList } from '../../shared/list/useList.ts'
import { permissionList } from './list-config.ts'
import { allPermissionsQuery, assignableRolesQuery } from '../../entities/permission/queries.ts'
import { usePermissionChanges } from '../../entities/permission/usePermissionChanges.ts'

const PermissionDialog = lazy(async () => ({
  default: (await import('../../entities/permission/PermissionDialog.tsx')).PermissionDialog,
}))

const dialogs = {
  add: { action: 'create', subject: 'Permission' },
  edit: { action: 'update', subject: 'Permission' },
}

/** What can be allowed by name, and which roles have it. */
export function Permissions() {
  const { data: roles } = useQuery(assignableRolesQuery())
  const config = useMemo(() => permissionList(roles), [roles])
  const list = useList<Permission>(config)
  const { text } = list.tools
  const { dialog, id: asked, open, close } = useDialog(dialogs)
  const { remove } = usePermissionChanges()
  const isAsked = ({ id }: Permission) => id === asked
  const onPage = list.page?.rows.find(isAsked)
  // The address may name one that is on another page, or that a filter leaves out.
  const { data: all } = useQuery({ ...allPermissionsQuery(), enabled: asked > 0 && !onPage })
  const edited = onPage ?? all?.find(isAsked)
  const isAdding = dialog === 'add'
  const isEditing = dialog === 'edit' && edited !== undefined
  const drop = (permissions: readonly Permission[]) => {
    list.selection.drop(permissions)
    void remove(permissions)
  }
  const refused = useRefusals()
  const edit = {
    id: 'edit',
    label: text('permissions.edit'),
    icon: IconPencil,
    ...refused({ action: 'update', subject: 'Permission' }),
  }
  const deletion = {
    id: 'delete',
    label: text('permissions.delete'),
    icon: IconTrash,
    tone: 'danger' as const,
    ...refused({ action: 'delete', subject: 'Permission' }),
  }
  const rowActions = ({ isCore }: Permission) => [
    {
      id: 'row',
      entries: [
        edit,
        {
          ...deletion,
          ...(isCore && { isDisabled: true, description: text('permissions.coreStays') }),
        },
      ],
    },
  ]
  const label = text('permissions.add')
  const addButton = (
    <Can action="create" subject="Permission" label={label}>
      {(isDisabled) => (
        <Button
          variant="solid"
          tone="primary"
          start={<Icon icon={IconPlus} size={18} />}
          isDisabled={isDisabled}
          onPress={() => open('add')}
        >
          {label}
        </Button>
      )}
    </Can>
  )
  const chosen = list.selection.rows()
  const free = chosen.filter(({ isCore }) => !isCore)
  return (
    <>
      <DocumentTitle title={text('titles.permissions')} />
      <PageHeader
        title={text('titles.permissions')}
        description={text('permissions.description')}
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
        quickActions={() => [edit]}
        quickRoom={1}
        onRowAction={(action, permission) => {
          if (action === 'edit') open('edit', permission.id)
          if (action === 'delete') drop([permission])
        }}
        bulkActions={[
          {
            ...deletion,
            label:
              free.length > 0
                ? text('permissions.deleteSome', { count: free.length })
                : text('permissions.delete'),
            onPress: () =>
              free.length > 0
                ? drop(free)
                : toasts.show({ tone: 'info', title: () => text('permissions.onlyCore') }),
          },
        ]}
      />
      <WhenOpened isOpen={isAdding}>
        <PermissionDialog isOpen={isAdding} onClose={close} />
      </WhenOpened>
      <WhenOpened isOpen={isEditing}>
        {edited && <PermissionDialog permission={edited} isOpen={isEditing} onClose={close} />}
      </WhenOpened>
    </>
  )
}
