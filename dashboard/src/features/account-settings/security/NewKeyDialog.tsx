import { CheckboxGroup } from '@data1522/design-system/CheckboxGroup'
import { FormField } from '@data1522/design-system/FormField'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { API_KEY_SCOPES, type ApiKey, type ApiKeyScope } from '@data1522/mocks/contract/account-settings'
import { z } from '@data1522/mocks/contract/zod'
import { useText } from '../../../core/i18n/useText.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { requiredLine } from '../../../shared/forms/lines.ts'
import { useSaveAndClose } from '../../../shared/forms/useSaveAndClose.ts'
import { useScopeText } from './useScopeText.ts'

type Wanted = Pick<ApiKey, 'name' | 'scopes'>

interface NewKeyDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Makes the key; what it throws is said in the form. */
  onSave: (wanted: Wanted) => Promise<unknown>
}

/** Asks what a new key is called and what it may do. */
export function NewKeyDialog({ isOpen, onClose, onSave }: NewKeyDialogProps) {
  const text = useText()
  const scopeText = useScopeText()
  const saveAndClose = useSaveAndClose(onClose, ['name', 'scopes'])
  const form = useSchemaForm<Wanted, Wanted>({
    schema: z.object({
      name: requiredLine,
      scopes: z.array(z.enum(API_KEY_SCOPES)).check(z.minLength(1, text('accountSecurity.scopesNone'))),
    }),
    defaultValues: { name: '', scopes: [] },
    draftKey: personKey('draft-api-key'),
    onSubmit: (wanted) => saveAndClose(() => onSave(wanted)),
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={text('accountSecurity.newKey')}
      description={text('accountSecurity.newKeyText')}
      submitLabel={text('accountSecurity.makeKey')}
    >
      <FormField form={form} name="name" label={text('accountSecurity.keyName')}>
        {(field) => (
          <TextField {...field} autoComplete="off" placeholder={text('accountSecurity.keyExample')} />
        )}
      </FormField>
      <FormField form={form} name="scopes" label={text('accountSecurity.scopes')}>
        {(field) => (
          <CheckboxGroup<ApiKeyScope>
            {...field}
            options={API_KEY_SCOPES.map((id) => ({ id, label: scopeText(id) }))}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
