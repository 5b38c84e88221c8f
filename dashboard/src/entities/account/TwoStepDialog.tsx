import { FormField } from '@data1522/design-system/FormField'
import { OtpField } from '@data1522/design-system/OtpField'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { type TwoStep, TWO_STEP_METHODS } from '@data1522/mocks/contract/account-settings'
import { z } from '@data1522/mocks/contract/zod'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useText } from '../../core/i18n/useText.ts'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { line } from '../../shared/forms/lines.ts'
import { hasPhone } from '../../shared/forms/phone-schema.ts'
import { useSaveAndClose } from '../../shared/forms/useSaveAndClose.ts'

type Method = TwoStep['method']

interface TwoStepDialogProps {
  description: string
  /** The ways to choose from; one alone is not asked for. @default all */
  methods?: readonly Method[]
  defaultValues: { method: Method; phone: string }
  /** What sets up an app; with it, a code of the app is asked for. @default none is */
  authenticator?: ReactNode
  /** Sends the choice; what it throws is said in the form. */
  onSave: (chosen: { method: Method; phone: string; code: string }) => Promise<unknown>
  isOpen: boolean
  onClose: () => void
}

/** Chooses how the second step of signing in reaches whoever signs in. */
export function TwoStepDialog({
  description,
  methods = TWO_STEP_METHODS,
  defaultValues,
  authenticator,
  onSave,
  isOpen,
  onClose,
}: TwoStepDialogProps) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose, ['phone', 'code'], {
    code: text('account.twoStepCodeWrong'),
  })
  const asksCode = (method: Method) => method === 'authenticator' && authenticator !== undefined
  const form = useSchemaForm({
    schema: z
      .object({
        method: z.enum(TWO_STEP_METHODS),
        phone: line,
        code: z.string(),
      })
      .check(
        z.refine(({ method, phone }) => method !== 'sms' || hasPhone(phone), {
          path: ['phone'],
          message: text('postal.phoneWrong'),
        }),
        z.refine(({ method, code }) => !asksCode(method) || /^\d{6}$/.test(code), {
          path: ['code'],
          message: text('account.twoStepCodeShort'),
        }),
      ),
    defaultValues: { ...defaultValues, code: '' },
    onSubmit: ({ method, phone, code }) =>
      saveAndClose(() => onSave({ method, phone: method === 'sms' ? phone : '', code })),
  })
  const method = useWatch({ control: form.hook.control, name: 'method' })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size={methods.length > 1 ? 'medium' : 'small'}
      title={text('account.twoStep')}
      description={description}
      submitLabel={text('records.save')}
    >
      {methods.length > 1 && (
        <FormField form={form} name="method" label={text('account.twoStepMethod')}>
          {(field) => (
            <RadioCards
              {...field}
              options={methods.map((id) => ({
                id,
                label: text(`account.method.${id}`),
                description: text(`account.method.${id}Text`),
              }))}
            />
          )}
        </FormField>
      )}
      {asksCode(method) && (
        <>
          {authenticator}
          <FormField form={form} name="code" label={text('account.twoStepCode')} isRequired>
            {(field) => <OtpField {...field} groups={[3, 3]} />}
          </FormField>
        </>
      )}
      {method === 'sms' && (
        <FormField form={form} name="phone" label={text('account.twoStepPhone')} isRequired>
          {(field) => <TextField {...field} type="tel" autoComplete="off" />}
        </FormField>
      )}
    </FormDialog>
  )
}
