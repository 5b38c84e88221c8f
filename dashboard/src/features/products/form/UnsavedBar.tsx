import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { FormActions } from '@data1522/design-system/FormActions'
import { Text } from '@data1522/design-system/Text'
import { useFormState } from 'react-hook-form'
import { LeaveGuard } from '../../../core/router/LeaveGuard.tsx'
import { Reason } from '../../../core/auth/Reason.tsx'
import { useCan } from '../../../core/auth/useCan.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { offerUndo } from '../../../core/mutations/undo.ts'
import { takenBack } from '../../../core/mutations/taken-back.ts'
import type { ProductFormHandle } from './product-values.ts'

interface UnsavedBarProps {
  form: ProductFormHandle
  /** Whether the product is not saved yet. */
  isNew: boolean
}

/** Says that there are changes, for as long as there are; keeps them or lets them go. */
export function UnsavedBar({ form, isNew }: UnsavedBarProps) {
  const text = useText()
  const decision = useCan({ action: isNew ? 'create' : 'update', subject: 'Product' })
  const { isDirty, isSubmitting } = useFormState({ control: form.hook.control })
  const discard = () => {
    const values = form.hook.getValues()
    form.hook.reset()
    form.draft.drop()
    const emptied = form.hook.getValues()
    offerUndo({
      title: () => text('productForm.discarded'),
      label: () => text('records.undo'),
      undo: () => form.draft.bringBack(takenBack(values, emptied, form.hook.getValues())),
    })
  }
  return (
    <>
      <LeaveGuard isDirty={isDirty} isSending={isSubmitting} recordParameter="id" onLeave={form.draft.drop} />
      {isDirty && (
        <FormActions
          form={form}
          submitLabel={text('productForm.save')}
          isSticky
          isDisabled={!decision.isAllowed}
        >
          <Button onPress={discard} isDisabled={isSubmitting}>
            {text('productForm.discardChanges')}
          </Button>
          <Box isFilling>
            <Text ink="muted">
              {decision.state === 'allowed' ? text('productForm.unsaved') : <Reason decision={decision} />}
            </Text>
          </Box>
        </FormActions>
      )}
    </>
  )
}
