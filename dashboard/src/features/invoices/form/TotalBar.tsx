import { Box } from '@data1522/design-system/Box'
import { FormActions } from '@data1522/design-system/FormActions'
import { Text } from '@data1522/design-system/Text'
import type { InvoiceSheet } from '@data1522/mocks/contract/invoices'
import type { Decision } from '../../../core/auth/decision.ts'
import { Reason } from '../../../core/auth/Reason.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { useInvoiceLabels } from '../../../entities/invoice/document/useInvoiceLabels.ts'
import type { InvoiceFormHandle } from './useInvoiceForm.ts'
import { useDraftDocument } from './useDraftDocument.ts'

interface TotalBarProps {
  form: InvoiceFormHandle
  saved?: InvoiceSheet
  /** Whether it may be saved. */
  decision: Decision
}

/**
 * What the invoice comes to, and what saves it or why it may not be saved, at the window's foot: where the form is one
 * long column.
 */
export function TotalBar({ form, saved, decision }: TotalBarProps) {
  const text = useText()
  const { total } = useInvoiceLabels(useDraftDocument(form, saved)).labels.totals
  return (
    <FormActions
      form={form}
      submitLabel={text('invoiceForm.save')}
      savedText=""
      isSticky
      isDisabled={decision.state !== 'allowed'}
    >
      <Box isFilling>
        <Text size="sm" ink="muted">
          {total.term}
        </Text>
        <Text as="bdi" weight="semibold" isNumeric>
          {total.value}
        </Text>
        {decision.state !== 'allowed' && (
          <Text size="sm" ink="muted">
            <Reason decision={decision} />
          </Text>
        )}
      </Box>
    </FormActions>
  )
}
