import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { Text } from '@data1522/design-system/Text'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { piecesLeft } from '@data1522/mocks/contract/order-pieces'
import { z } from '@data1522/mocks/contract/zod'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { useSaveAndClose } from '../../../shared/forms/useSaveAndClose.ts'
import { useOrderChanges } from '../../../entities/order/useOrderChanges.ts'
import { atMost, type OrderDialogProps, piecesOf, toPieces } from './dialog.ts'
import { PiecesFields } from './PiecesFields.tsx'

const MOST = 200

interface SendDialogProps extends OrderDialogProps {
  /** The products it begins with, by their ids; all without. */
  lines: readonly number[]
}

/** Sends what is ready: all of it, or some pieces now and the rest later. */
export function SendDialog({ details, isOpen, onClose, lines }: SendDialogProps) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose, ['pieces', 'carrier', 'tracking'])
  const { send } = useOrderChanges(details.order.order)
  const left = piecesLeft(details)
  const form = useSchemaForm({
    schema: z.object({
      pieces: z
        .record(z.string(), z.number())
        .check(z.refine((pieces) => toPieces(atMost(pieces, left)).length > 0, text('order.piecesMissing'))),
      carrier: z.string().check(z.trim(), z.maxLength(MOST)),
      tracking: z.string().check(z.trim(), z.maxLength(MOST)),
    }),
    defaultValues: { pieces: piecesOf(left, lines), carrier: '', tracking: '' },
    draftKey: personKey(`draft-parcel-${details.order.order}`),
    onSubmit: ({ pieces, carrier, tracking }) =>
      saveAndClose(async () => {
        await send({ items: toPieces(atMost(pieces, left)), carrier, tracking })
      }),
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={text('order.sendTitle', { number: details.order.number })}
      description={text('order.sendText')}
      submitLabel={text('order.send')}
    >
      <FormField form={form} name="pieces" label={text('order.items')}>
        {({ value, onChange, errorMessage }) => (
          <>
            <PiecesFields
              label={text('order.items')}
              items={details.items}
              most={left}
              value={atMost(value, left)}
              onChange={onChange}
            />
            {errorMessage && (
              <Text size="sm" tone="danger">
                {errorMessage}
              </Text>
            )}
          </>
        )}
      </FormField>
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        <FormField form={form} name="carrier" label={text('order.carrier')} isRequired={false}>
          {(field) => <TextField {...field} />}
        </FormField>
        <FormField form={form} name="tracking" label={text('order.tracking')} isRequired={false}>
          {(field) => <TextField {...field} />}
        </FormField>
      </Grid>
    </FormDialog>
  )
}
