import { Icon } from '@data1522/design-system/Icon'
import { IconEye, IconEyeOff, IconPencil, IconPlus, IconTrash } from '@data1522/design-system/icons'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { Stack } from '@data1522/design-system/Stack'
import type { Product } from '../../../entities/product/product.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, useMemo, useState } from 'react'
import { href, useNavigate } from 'react-router-dom'
import { CanLink } from '../../../core/auth/CanLink.tsx'
import { useCan } from '../../../core/auth/useCan.ts'
import { useRefusals } from '../../../core/auth/useRefusals.tsx'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { ExportMenu } from '../../../shared/list/exports/ExportMenu.tsx'
import { ListTable } from '../../../shared/list/ListTable.tsx'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import { useList } from '../../../shared/list/useList.ts'
import { useShortcuts } from '../../../core/shortcuts/useShortcuts.ts'
import { useProductChanges } from '../../../entities/product/useProductChanges.ts'
import { categoriesQuery } from '../../../entities/product/queries.ts'
import { productList } from './list-config.ts'
import { ProductTiles } from './ProductTiles.tsx'
import { useRowActions } from './useRowActions.ts'

const BulkEditDialog = lazy(async () => ({
  default: (await import('./BulkEditDialog.tsx')).BulkEditDialog,
}))

const addHref = href('/apps/ecommerce/product/add')

/** Everything that is sold: found, filtered, priced, shown and hidden. */
export function ProductList() {
  const navigate = useNavigate()
  const { data } = useQuery(categoriesQuery())
  const config = useMemo(() => productList(data?.categories), [data])
  const list = useList<Product>(config)
  const { text } = list.tools
  const { selection } = list
  const changes = useProductChanges()
  const mayCreate = useCan({ action: 'create', subject: 'Product' }).isAllowed
  const mayUpdate = useCan({ action: 'update', subject: 'Product' }).isAllowed
  const refused = useRefusals()
  const update = refused({ action: 'update', subject: 'Product' })
  const rows = useRowActions(list, changes)
  /** The products that are being edited together. */
  const [edited, setEdited] = useState<readonly Product[]>([])
  const [isEditing, setEditing] = useState(false)
  useShortcuts(
    mayCreate
      ? [{ id: 'add', label: text('products.add'), keys: ['n'], run: () => void navigate(addHref) }]
      : [],
  )

  const addButton = (
    <CanLink
      action="create"
      subject="Product"
      href={addHref}
      label={text('products.add')}
      variant="solid"
      tone="primary"
      start={<Icon icon={IconPlus} size={18} />}
    />
  )
  const show = {
    id: 'publish',
    label: text('products.publish'),
    icon: IconEye,
    ...update,
    onPress: () => void changes.setStatus(selection.rows(), 'Published'),
  }
  const hide = {
    id: 'unpublish',
    label: text('products.unpublish'),
    icon: IconEyeOff,
    ...update,
    onPress: () => void changes.setStatus(selection.rows(), 'Inactive'),
  }
  const edit = {
    id: 'edit',
    label: text('products.bulk.edit'),
    icon: IconPencil,
    ...update,
    onPress: () => {
      setEdited(selection.rows())
      setEditing(true)
    },
  }
  const remove = {
    id: 'delete',
    label: text('products.delete'),
    icon: IconTrash,
    tone: 'danger' as const,
    ...refused({ action: 'delete', subject: 'Product' }),
    onPress: () => rows.remove(selection.rows()),
  }
  return (
    <>
      <DocumentTitle title={text('products.title')} />
      <PageHeader
        title={text('products.title')}
        description={text('products.description')}
        actions={
          <>
            <ExportMenu list={list} />
            {addButton}
          </>
        }
      />
      <Stack gap="gap">
        <ProductTiles />
        <ListTable
          list={list}
          addButton={addButton}
          rowActions={rows.menu}
          quickActions={rows.quick}
          quickRoom={2}
          onRowAction={rows.act}
          onEdit={
            mayUpdate ? (product, column, value) => changes.edit(product, { [column]: value }) : undefined
          }
          bulkActions={[edit, show, hide, remove]}
        />
      </Stack>
      <WhenOpened isOpen={isEditing}>
        <BulkEditDialog
          count={edited.length}
          isOpen={isEditing}
          onClose={() => setEditing(false)}
          onSave={(changed) => changes.editAll(edited, changed)}
        />
      </WhenOpened>
    </>
  )
}
