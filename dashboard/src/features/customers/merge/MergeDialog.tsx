import { Alert } from '@data1522/design-system/Alert'
import { ComboBox } from '@data1522/design-system/ComboBox'
import { FormField } from '@data1522/design-system/FormField'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { listCustomers } from '@data1522/mocks/contract/customers'
import { z } from '@data1522/mocks/contract/zod'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { call } from '../../../core/api/client.ts'
import { isolated } from '../../../core/i18n/isolated.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { requiredLine } from '../../../shared/forms/lines.ts'
import { useSaveAndClose } from '../../../shared/forms/useSaveAndClose.ts'
import { customerQuery } from '../../../entities/customer/queries.ts'
import { MergeChoices } from './MergeChoices.tsx'
import { type ChosenField, chosenFields, mergeOf, type MergeValues, type Pair } from './merge-values.ts'
import { useMerge } from './useMerge.ts'

/** How many customers are suggested. */
const SUGGESTED = 8

const side = z.enum(['', 'own', 'other'])

const schema = z.object({
  other: requiredLine,
  keeps: z.enum(['own', 'other']),
  ...(Object.fromEntries(chosenFields.map((field) => [field, side])) as Record<ChosenField, typeof side>),
})

interface MergeDialogProps {
  /** The `customerId` of the one that it begins with. */
  own: string
  /** That of the other, where it is known; else it is asked for. */
  other?: string
  isOpen: boolean
  onClose: () => void
  /** Called once it is done, with the `customerId` of who was kept and of who is gone; closes it. */
  onMerged: (kept: number, gone: number) => void
}

/** Makes one customer of two: who is kept, and whose values win. */
export function MergeDialog({ own: ownId, other, isOpen, onClose, onMerged }: MergeDialogProps) {
  const text = useText()
  const merge = useMerge()
  const send = useSaveAndClose(() => undefined, ['other'], { other: text('customers.mergeGone') })
  const own = useQuery(customerQuery(ownId))
  const form = useSchemaForm<MergeValues, MergeValues>({
    schema,
    defaultValues: {
      other: other ?? '',
      keeps: 'own',
      ...Object.fromEntries(chosenFields.map((field) => [field, ''])),
    },
    onSubmit: (values) => {
      if (!pair) return false
      const wanted = mergeOf(values, pair)
      return send(async () => {
        await merge(wanted)
        onMerged(wanted.kept.customerId, wanted.gone.customerId)
      })
    },
  })
  const otherId = useWatch({ control: form.hook.control, name: 'other' }) || ''
  const found = useQuery({ ...customerQuery(otherId), enabled: otherId !== '' })
  const pair: Pair | undefined =
    own.data && found.data && otherId ? { own: own.data, other: found.data } : undefined
  const failed = [own, found].find(({ isError, data }) => isError && !data)
  const load = async (q: string, signal: AbortSignal) => {
    const query = { q, itemsPerPage: SUGGESTED }
    const { customers } = await call(listCustomers, { query }, { signal })
    return customers
      .filter(({ customerId }) => String(customerId) !== ownId)
      .map(({ customerId, customer, email, avatar }) => ({
        id: String(customerId),
        label: customer,
        description: email,
        avatar: { src: avatar },
      }))
  }
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={text('customers.mergeTitle')}
      description={text('customers.mergeText')}
      submitLabel={text('customers.merge')}
    >
      {other === undefined && (
        <FormField form={form} name="other" label={text('customers.mergeOther')}>
          {({ value, onChange, ...field }) => (
            <ComboBox
              {...field}
              value={value || null}
              onChange={(id) => {
                // What was chosen was chosen between two others.
                for (const name of chosenFields) form.hook.setValue(name, '')
                onChange(id ?? '')
              }}
              load={load}
              placeholder={text('customers.searchHint')}
              emptyText={text('customers.noMatch')}
            />
          )}
        </FormField>
      )}
      {failed ? (
        <LoadFailure query={failed} title={text('customer.loadFailed')} size="small" level={3} />
      ) : pair ? (
        <>
          <MergeChoices form={form} pair={pair} />
          <MergeWarning form={form} pair={pair} />
        </>
      ) : (
        otherId && <Skeleton shape="text" lines={6} />
      )}
    </FormDialog>
  )
}

interface MergeWarningProps {
  form: ReturnType<typeof useSchemaForm<MergeValues, MergeValues>>
  pair: Pair
}

/** What will be gone, and what becomes of it. */
function MergeWarning({ form, pair }: MergeWarningProps) {
  const text = useText()
  const keeps = useWatch({ control: form.hook.control, name: 'keeps' })
  const { kept, gone } = mergeOf({ keeps }, pair)
  return (
    <Alert tone="warning" title={text('customers.mergeGoes', { name: isolated(gone.customer) })}>
      {text('customers.mergeMoves', { kept: isolated(kept.customer) })}
    </Alert>
  )
}
