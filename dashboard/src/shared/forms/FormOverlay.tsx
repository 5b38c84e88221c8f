import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { Dialog, type DialogProps } from '@data1522/design-system/Dialog'
import { Drawer, type DrawerProps } from '@data1522/design-system/Drawer'
import { LeaveDialog } from '@data1522/design-system/LeaveDialog'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Stack } from '@data1522/design-system/Stack'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { type ReactNode, useState } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import type { Decision } from '../../core/auth/decision.ts'
import { Reason } from '../../core/auth/Reason.tsx'
import { LeaveGuard } from '../../core/router/LeaveGuard.tsx'
import { useText } from '../../core/i18n/useText.ts'

interface FormParts<Values extends FieldValues, Output> {
  form: SchemaFormHandle<Values, Output>
  /** Called when it shall close: when it was sent, or given up. */
  onClose: () => void
  /** What sending it does, as a verb. */
  submitLabel: string
  /** How to leave things as they are. @default "Cancel" */
  cancelLabel?: string
  /** Whether it may be sent; where not, its fields can be read, and the reason stands above them. @default it may */
  decision?: Decision
  /** The names of fields that a draft keeps when it closes, so that nothing is asked for them. @default none */
  keptFields?: readonly string[]
  /** The fields. */
  children: ReactNode
}

type Shown<Props> = Pick<Props, Extract<keyof Props, 'isOpen' | 'title' | 'description' | 'size'>>

export type FormDialogProps<Values extends FieldValues, Output> = FormParts<Values, Output> &
  Shown<DialogProps>
export type FormDrawerProps<Values extends FieldValues, Output> = FormParts<Values, Output> &
  Shown<DrawerProps>

type FormOverlayProps<Values extends FieldValues, Output> =
  | (FormDialogProps<Values, Output> & { as: 'dialog' })
  | (FormDrawerProps<Values, Output> & { as: 'drawer' })

const allowed: Decision = { state: 'allowed' }

/** A form over the page; what was typed is not lost without a question. */
export function FormOverlay<Values extends FieldValues, Output>({
  form,
  onClose,
  submitLabel,
  cancelLabel,
  decision = allowed,
  keptFields = [],
  children,
  ...shown
}: FormOverlayProps<Values, Output>) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const { isDirty, dirtyFields, isSubmitting } = useFormState({ control: form.hook.control })
  const isLost =
    isDirty &&
    (keptFields.length === 0 ||
      Object.entries(dirtyFields).some(([name, differs]) => differs && !keptFields.includes(name)))
  const close = () => (isLost ? setAsking(true) : onClose())
  const content = {
    isPending: isSubmitting,
    onOpenChange: (next: boolean) => !next && close(),
    footer: (
      <>
        <Button onPress={close} isDisabled={isSubmitting}>
          {cancelLabel ?? text('records.cancel')}
        </Button>
        <Button
          type="submit"
          form={form.id}
          variant="solid"
          tone="primary"
          isPending={isSubmitting}
          isDisabled={decision.state !== 'allowed'}
        >
          {submitLabel}
        </Button>
      </>
    ),
    children: (
      <SchemaForm form={form} label={shown.title} isGuarded={false}>
        <Stack gap={16}>
          {decision.state !== 'allowed' && (
            <Alert tone="neutral">
              <Reason decision={decision} />
            </Alert>
          )}
          {children}
        </Stack>
      </SchemaForm>
    ),
  }
  return (
    <>
      {shown.as === 'dialog' ? <Dialog {...shown} {...content} /> : <Drawer {...shown} {...content} />}
      <LeaveGuard
        isDirty={shown.isOpen && isLost}
        isSending={isSubmitting}
        holdsBack
        onLeave={form.draft.drop}
      />
      <LeaveDialog
        isOpen={isAsking && shown.isOpen && isLost}
        onOpenChange={setAsking}
        onLeave={() => {
          setAsking(false)
          form.draft.drop()
          onClose()
        }}
      />
    </>
  )
}
