import { ChipButton } from '@data1522/design-system/ChipButton'
import { FormField } from '@data1522/design-system/FormField'
import { IconPaperclip } from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { TextArea } from '@data1522/design-system/TextArea'
import { TextField } from '@data1522/design-system/TextField'
import type { InvoiceSheet } from '@data1522/mocks/contract/invoices'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../core/i18n/useText.ts'
import { useDownload } from '../../../entities/invoice/pdf/useDownload.ts'
import { shopQuery } from '../../../entities/invoice/queries.ts'
import { FormDrawer } from '../../../shared/forms/FormDrawer.tsx'
import { useSendInvoice } from './useSendInvoice.ts'
import { numberInFile } from '../../../entities/invoice/invoice-number.ts'

interface SendDrawerProps {
  sheet: InvoiceSheet
  /** Whether it reminds of an invoice that was sent before. */
  isReminder: boolean
  isOpen: boolean
  onClose: () => void
}

/** Sends an invoice, or reminds of it, with a letter that can be changed. */
export function SendDrawer({ sheet, isReminder, isOpen, onClose }: SendDrawerProps) {
  const text = useText()
  const { data: shop } = useQuery(shopQuery())
  const { download, isMaking } = useDownload()
  const form = useSendInvoice(sheet, { isReminder, sender: shop?.name ?? 'DATA1522', onDone: onClose })
  const title = text(isReminder ? 'invoice.remindTitle' : 'invoice.sendTitle', { id: sheet.number })
  return (
    <FormDrawer
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="large"
      submitLabel={text(isReminder ? 'invoice.sendReminder' : 'invoice.send')}
    >
      <TextField label={text('invoice.from')} type="email" value={shop?.senderEmail ?? ''} isReadOnly />
      <FormField form={form} name="to" label={text('invoice.to')}>
        {(field) => <TextField {...field} type="email" autoComplete="off" />}
      </FormField>
      <FormField form={form} name="subject" label={text('invoice.subject')}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="message" label={text('invoice.message')} isRequired={false}>
        {(field) => <TextArea {...field} minRows={8} maxRows={16} />}
      </FormField>
      <Stack gap={6} align="start">
        <Text size="sm" ink="muted">
          {text('invoice.attachment')}
        </Text>
        <ChipButton icon={IconPaperclip} isDisabled={isMaking} onPress={() => void download(() => sheet)}>
          {text('invoice.fileName', { id: numberInFile(sheet.number) })}
        </ChipButton>
      </Stack>
    </FormDrawer>
  )
}
