import { Button } from '@data1522/design-system/Button'
import { Drawer, type DrawerProps } from '@data1522/design-system/Drawer'
import { LeaveDialog } from '@data1522/design-system/LeaveDialog'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Stack } from '@data1522/design-system/Stack'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { type ReactNode, useState } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { useText } from '../../../app/intl/useText.ts'

interface FormDrawerProps<Values extends FieldValues, Output> extends Pick<
  DrawerProps,
  'isOpen' | 'title' | 'description' | 'size'
> {
  form: SchemaFormHandle<Values, Output>
  /** Called when it shall close: when it was sent, or given up. */
  onClose: () => void
  /** What sending it does, as a verb. */
  submitLabel: string
  /** The fields. */
  children: ReactNode
}

/** A form in a drawer; what was typed is not lost without a question. */
export function FormDrawer<Values extends FieldValues, Output>({
  form,
  isOpen,
  onClose,
  submitLabel,
  children,
  ...drawer
}: FormDrawerProps<Values, Output>) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const { isDirty, isSubmitting } = useFormState({ control: form.hook.control })
  const close = () => (isDirty ? setAsking(true) : onClose())
  return (
    <>
      <Drawer
        {...drawer}
        isOpen={isOpen}
        isPending={isSubmitting}
        onOpenChange={(next) => !next && close()}
        footer={
          <>
            <Button onPress={close}>{text('invoices.cancel')}</Button>
            <Button type="submit" form={form.id} variant="solid" tone="primary" isPending={isSubmitting}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <SchemaForm form={form} label={drawer.title} isGuarded={isOpen}>
          <Stack gap={16}>{children}</Stack>
        </SchemaForm>
      </Drawer>
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
