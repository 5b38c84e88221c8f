import { ChangedElsewhere } from '@data1522/design-system/ChangedElsewhere'
import { FormField } from '@data1522/design-system/FormField'
import { Select } from '@data1522/design-system/Select'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import {
  CUSTOMER_STATUSES,
  type CustomerDetail,
  type CustomerEdit,
  type CustomerStatus,
} from '@data1522/mocks/contract/customers'
import { z } from '@data1522/mocks/contract/zod'
import { useIntl } from 'react-intl'
import { onlyChanged } from '../../../shared/forms/only-changed.ts'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { useCustomerChanges } from '../../../entities/customer/useCustomerChanges.ts'
import { CustomerFields, type CustomerValues } from '../../../entities/customer/CustomerFields.tsx'
import { customerShape } from '../../../entities/customer/customer-schema.ts'
import { validationErrors } from '../../../core/errors/validation-errors.ts'
import { personKey } from '../../../core/storage/person-key.ts'

interface EditValues extends CustomerValues {
  status: CustomerStatus
}

interface EditDialogProps {
  customer: CustomerDetail
  isOpen: boolean
  onClose: () => void
}

/** Changes who a customer is; their orders follow. */
export function EditDialog({ customer, isOpen, onClose }: EditDialogProps) {
  const text = useText()
  const { formatDisplayName, formatList } = useIntl()
  const { edit } = useCustomerChanges()
  const { customer: name, email, contact, countryCode, tags, status } = customer
  const before = { customer: name, email, contact, countryCode, tags, status }
  const schema = z.object({
    ...customerShape(text('postal.phoneWrong')),
    status: z.enum(CUSTOMER_STATUSES),
  })
  const form = useSchemaForm<EditValues, CustomerEdit>({
    schema,
    defaultValues: before,
    draftKey: personKey(`draft-customer-${customer.customerId}`),
    onSubmit: async (values, changed) => {
      try {
        await edit(customer.customerId, onlyChanged(values, changed), before)
        onClose()
      } catch (error) {
        return validationErrors(error, text, Object.keys(schema.shape), {
          email: text('customers.emailTaken'),
        })
      }
    },
  })
  const write = (name: string, value: unknown) => {
    if (name === 'tags') return formatList(value as string[], { type: 'unit' })
    if (name === 'countryCode') return formatDisplayName(String(value), { type: 'region' })
    return name === 'status' ? text(`customer.status.${value as CustomerStatus}`) : undefined
  }
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={text('customer.edit')}
      description={text('customer.editText')}
      submitLabel={text('customer.save')}
    >
      <ChangedElsewhere form={form} values={before} write={write} />
      <CustomerFields form={form} />
      <FormField form={form} name="status" label={text('customer.status')}>
        {(field) => (
          <Select
            {...field}
            options={CUSTOMER_STATUSES.map((id) => ({ id, label: text(`customer.status.${id}`) }))}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
