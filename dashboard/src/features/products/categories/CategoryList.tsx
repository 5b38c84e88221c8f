import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconArrowsSort, IconPlus } from '@data1522/design-system/icons'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { Can } from '../../../core/auth/Can.tsx'
import { useCan } from '../../../core/auth/useCan.ts'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { ExportMenu } from '../../../shared/list/exports/ExportMenu.tsx'
import { ListTable } from '../../../shared/list/ListTable.tsx'
import { useList } from '../../../shared/list/useList.ts'
import { useShortcuts } from '../../../core/shortcuts/useShortcuts.ts'
import { categoriesQuery } from '../../../entities/product/queries.ts'
import type { Branch } from '../../../entities/product/tree.ts'
import { CategoryDialogs } from './CategoryDialogs.tsx'
import { categoryList } from './list-config.ts'
import { useCategoryActions } from './useCategoryActions.ts'
import { useCategoryDialog } from './useCategoryDialog.ts'

/** How what is sold is divided: a tree of categories, with what each holds and earns. */
export function CategoryList() {
  const list = useList<Branch>(categoryList)
  const { text } = list.tools
  const { data } = useQuery(categoriesQuery())
  const categories = data?.categories ?? []
  const address = useCategoryDialog()
  const actions = useCategoryActions(categories, address)
  const add = () => address.open('add')
  const mayAdd = useCan({ action: 'create', subject: 'Category' }).isAllowed
  useShortcuts(mayAdd ? [{ id: 'add', label: text('categories.add'), keys: ['n'], run: add }] : [])
  const addButton = (
    <Can action="create" subject="Category" label={text('categories.add')}>
      {(isDisabled) => (
        <Button
          variant="solid"
          tone="primary"
          start={<Icon icon={IconPlus} size={18} />}
          isDisabled={isDisabled}
          onPress={add}
        >
          {text('categories.add')}
        </Button>
      )}
    </Can>
  )
  return (
    <>
      <DocumentTitle title={text('categories.title')} />
      <PageHeader
        title={text('categories.title')}
        description={text('categories.description')}
        actions={
          <>
            <Can action="update" subject="Category" label={text('categories.reorder')}>
              {(isDisabled) => (
                <Button
                  start={<Icon icon={IconArrowsSort} size={18} />}
                  isDisabled={isDisabled}
                  onPress={() => address.open('order')}
                >
                  {text('categories.reorder')}
                </Button>
              )}
            </Can>
            <ExportMenu list={list} />
            {addButton}
          </>
        }
      />
      <ListTable
        list={list}
        isSelectable={false}
        addButton={addButton}
        rowActions={actions.menu}
        onRowAction={actions.act}
      />
      {data && <CategoryDialogs categories={categories} address={address} onDelete={actions.erase} />}
    </>
  )
}
