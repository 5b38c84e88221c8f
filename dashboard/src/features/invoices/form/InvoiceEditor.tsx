import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Columns } from '@data1522/design-system/Columns'
import { Icon } from '@data1522/design-system/Icon'
import { IconSend } from '@data1522/design-system/icons'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { Stack } from '@data1522/design-system/Stack'
import type { InvoiceSheet } from '@data1522/mocks/contract/invoices'
import { useEffect, useId } from 'react'
import { useFormState } from 'react-hook-form'
import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { LeaveGuard } from '../../../core/router/LeaveGuard.tsx'
import { Can } from '../../../core/auth/Can.tsx'
import { useCan } from '../../../core/auth/useCan.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useMedia } from '../../../core/useMedia.ts'
import { InvoicePrintSheet } from '../../../entities/invoice/document/InvoicePrintSheet.tsx'
import { InvoiceTotals } from '../../../entities/invoice/document/InvoiceTotals.tsx'
import { useInvoiceLabels } from '../../../entities/invoice/document/useInvoiceLabels.ts'
import { FreshInvoice } from './FreshInvoice.tsx'
import { HeadFields } from './HeadFields.tsx'
import type { InvoiceValues } from './invoice-values.ts'
import { LinesSection } from './LinesSection.tsx'
import { OptionsSection } from './OptionsSection.tsx'
import { SumSection } from './SumSection.tsx'
import { type InvoiceFormHandle, useInvoiceForm } from './useInvoiceForm.ts'
import { useDraftDocument } from './useDraftDocument.ts'
import { TotalBar } from './TotalBar.tsx'
import { TextsSection } from './TextsSection.tsx'

interface InvoiceEditorProps {
  /** What its fields hold at first. */
  values: InvoiceValues
  /** The invoice that is changed; none while a new one is written. */
  saved?: InvoiceSheet
}

interface PartProps {
  form: InvoiceFormHandle
  saved?: InvoiceSheet
}

/** Where the totals stand below the fields. */
const ONE_COLUMN = '(max-width: 1279.98px)'

const views = ['write', 'preview'] as const
const parameters = { view: choice(views) }

const Preview = ({ form, saved }: PartProps) => <InvoicePrintSheet sheet={useDraftDocument(form, saved)} />

function LiveTotals({ form, saved }: PartProps) {
  return <InvoiceTotals labels={useInvoiceLabels(useDraftDocument(form, saved)).labels} />
}

/** Writes or changes an invoice, whose totals follow each key. */
export function InvoiceEditor({ values, saved }: InvoiceEditorProps) {
  const text = useText()
  const totalsId = useId()
  const [{ view }, setAddress] = useAddressState<{ view: (typeof views)[number] | null }>(parameters)
  const { form, saveAndSend } = useInvoiceForm(values, saved)
  const { isDirty, isSubmitting, submitCount, errors } = useFormState({ control: form.hook.control })
  const isPreview = view === 'preview'
  const isOneColumn = useMedia(ONE_COLUMN)
  const save = saved ? 'update' : 'create'
  const decision = useCan({ action: save, subject: 'Invoice' })
  useEffect(() => {
    if (submitCount > 0 && Object.keys(errors).length > 0) setAddress({ view: null }, { isReplacing: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is missing leads to its fields when it is said, not later
  }, [submitCount])
  useEffect(() => {
    // Fields that were not there when they were judged have no place that a link could lead to.
    if (!isPreview && submitCount > 0) void form.hook.trigger()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once they are there
  }, [isPreview])
  return (
    <>
      <LeaveGuard isDirty={isDirty} isSending={isSubmitting} onLeave={form.draft.drop} />
      <SchemaForm
        form={form}
        label={text(saved ? 'titles.editInvoice' : 'titles.newInvoice')}
        isGuarded={false}
      >
        {saved && <FreshInvoice form={form} saved={saved} />}
        <Columns side="end" sideWidth={320}>
          <Stack gap="gap">
            <SegmentedControl
              label={text('invoiceForm.view')}
              isLabelHidden
              value={isPreview ? 'preview' : 'write'}
              onChange={(next) => setAddress({ view: next === 'preview' ? next : null })}
              options={views.map((id) => ({ id, label: text(`invoiceForm.view.${id}`) }))}
            />
            {isPreview ? (
              <Preview form={form} saved={saved} />
            ) : (
              <>
                <Card>
                  <HeadFields form={form} saved={saved} />
                </Card>
                <Card>
                  <LinesSection form={form} />
                </Card>
                <Card>
                  <SumSection form={form} />
                </Card>
                <Card>
                  <TextsSection form={form} />
                </Card>
              </>
            )}
          </Stack>
          <Stack gap="gap">
            <Card as="section" aria-labelledby={totalsId}>
              <Stack gap={20}>
                <CardHeader id={totalsId} title={text('invoice.total')} />
                <LiveTotals form={form} saved={saved} />
                <Stack gap={8}>
                  {!isOneColumn && (
                    <Can action={save} subject="Invoice" label={text('invoiceForm.save')}>
                      {(isDisabled) => (
                        <Button
                          type="submit"
                          form={form.id}
                          variant="solid"
                          tone="primary"
                          isBlock
                          isDisabled={isDisabled}
                          isPending={isSubmitting}
                        >
                          {text('invoiceForm.save')}
                        </Button>
                      )}
                    </Can>
                  )}
                  <Can
                    action={decision.isAllowed ? 'update' : save}
                    subject="Invoice"
                    label={text('invoiceForm.saveAndSend')}
                  >
                    {(isDisabled) => (
                      <Button
                        isBlock
                        isDisabled={isDisabled || isSubmitting}
                        start={<Icon icon={IconSend} size={18} />}
                        onPress={saveAndSend}
                      >
                        {text('invoiceForm.saveAndSend')}
                      </Button>
                    )}
                  </Can>
                </Stack>
              </Stack>
            </Card>
            <Card>
              <OptionsSection form={form} />
            </Card>
          </Stack>
        </Columns>
        {isOneColumn && <TotalBar form={form} saved={saved} decision={decision} />}
      </SchemaForm>
    </>
  )
}
