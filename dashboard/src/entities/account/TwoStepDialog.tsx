import { Alert } from '@data1522/design-system/Alert'
import { FormField } from '@data1522/design-system/FormField'
import { OtpField } from '@data1522/design-system/OtpField'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { DEMO_MESSAGE_CODE, type TwoStep, TWO_STEP_METHODS } from '@data1522/mocks/contract/account-settings'
import { z } from '@data1522/mocks/contract/zod'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { isolated } from '../../core/i18n/isolated.ts'
import { useText } from '../../core/i18n/useText.ts'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { line } from '../../shared/forms/lines.ts'
import { hasPhone } from '../../shared/forms/phone-schema.ts'
import { useSaveAndClose } from '../../shared/forms/useSaveAndClose.ts'

type Method = TwoStep['method']

interface TwoStepDialogProps {
  description: string
  /** The methods to choose from; with a single one there is no choice. @default all */
  methods?: readonly Method[]
  defaultValues: { method: Method; phone: string }
  /** The setup of an authenticator app; with it, the form asks for a code of the app. @default none */
  authenticator?: ReactNode
  /** Sends a code to a phone; with it, a phone is accepted after its code was entered. @default none is sent */
  onSendCode?: (phone: string) => Promise<unknown>
  /** Sends the choice; the form shows the error that it throws. */
  onSave: (chosen: { method: Method; phone: string; code: string }) => Promise<unknown>
  isOpen: boolean
  onClose: () => void
}

/** Chooses the method of the second step of signing in. */
export function TwoStepDialog({
  description,
  methods = TWO_STEP_METHODS,
  defaultValues,
  authenticator,
  onSendCode,
  onSave,
  isOpen,
  onClose,
}: TwoStepDialogProps) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose, ['phone', 'code'], {
    code: text('account.twoStepCodeWrong'),
  })
  const [sentTo, setSentTo] = useState('')
  const errorsOf = useSaveAndClose(() => undefined, ['phone'])
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
    onSubmit: async ({ method, phone, code }) => {
      const isMessage = method === 'sms'
      if (isMessage && onSendCode && phone !== sentTo) {
        const errors = await errorsOf(() => onSendCode(phone))
        if (!errors) setSentTo(phone)
        return errors ?? false
      }
      if (isMessage && onSendCode && !/^\d{6}$/.test(code)) return { code: text('account.twoStepCodeShort') }
      return saveAndClose(() => onSave({ method, phone: isMessage ? phone : '', code }))
    },
  })
  const [method, phone] = useWatch({ control: form.hook.control, name: ['method', 'phone'] })
  const isToSend = method === 'sms' && onSendCode !== undefined && phone !== sentTo
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size={methods.length > 1 ? 'medium' : 'small'}
      title={text('account.twoStep')}
      description={description}
      submitLabel={text(isToSend ? 'account.twoStepSend' : 'records.save')}
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
      {method === 'sms' && onSendCode && !isToSend && (
        <>
          <Alert tone="primary" isLive title={text('account.twoStepSent', { phone: isolated(phone) })}>
            {text('account.twoStepSentDemo', { code: DEMO_MESSAGE_CODE })}
          </Alert>
          <FormField form={form} name="code" label={text('account.twoStepMessageCode')} isRequired>
            {(field) => <OtpField {...field} groups={[3, 3]} autoFocus />}
          </FormField>
        </>
      )}
    </FormDialog>
  )
}
