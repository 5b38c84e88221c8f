import { Button } from '@data1522/design-system/Button'
import { Drawer } from '@data1522/design-system/Drawer'
import { LeaveDialog } from '@data1522/design-system/LeaveDialog'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import type { Category } from '@data1522/mocks/contract/categories'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { LeaveGuard } from '../../../app/address/LeaveGuard.tsx'
import { useText } from '../../../app/intl/useText.ts'
import { CategoryFields } from './CategoryFields.tsx'
import { useCategoryForm } from './useCategoryForm.ts'

interface CategoryDrawerProps {
  isOpen: boolean
  /** The category that is edited; without one a new one is added. */
  category?: Category
  /** What a new one is part of at first. */
  parentId: number | null
  categories: readonly Category[]
  onClose: () => void
}

/** Adds or edits a category beside the list; closing it with changes asks first. */
export function CategoryDrawer({ isOpen, category, parentId, categories, onClose }: CategoryDrawerProps) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const form = useCategoryForm(category, parentId, onClose)
  const { isDirty, isSubmitting } = useFormState({ control: form.hook.control })
  const close = () => (isDirty ? setAsking(true) : onClose())
  const title = category
    ? text('categories.editTitle', { title: category.title })
    : text('categories.addTitle')
  return (
    <>
      <Drawer
        isOpen={isOpen}
        onOpenChange={(next) => !next && close()}
        isPending={isSubmitting}
        size="large"
        title={title}
        description={text('categories.drawerLede')}
        footer={
          <>
            <Button onPress={close}>{text('records.cancel')}</Button>
            <Button type="submit" form={form.id} variant="solid" tone="primary" isPending={isSubmitting}>
              {text(category ? 'records.save' : 'categories.add')}
            </Button>
          </>
        }
      >
        <SchemaForm form={form} label={title} isGuarded={false}>
          <CategoryFields form={form} category={category} categories={categories} />
        </SchemaForm>
      </Drawer>
      <LeaveGuard isDirty={isOpen && isDirty && !isSubmitting} />
      <LeaveDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        onLeave={() => {
          setAsking(false)
          onClose()
        }}
      />
    </>
  )
}
