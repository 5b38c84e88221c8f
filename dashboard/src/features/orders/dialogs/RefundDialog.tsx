import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Dialog } from '@data1522/design-system/Dialog'
import { LeaveDialog } from '@data1522/design-system/LeaveDialog'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Stack } from '@data1522/design-system/Stack'
import { sumMoney } from '@data1522/mocks/contract/invoice-totals'
import { sumPieces } from '@data1522/mocks/contract/order-pieces'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { maskDigits } from '../../../entities/order/mask.ts'
import { FailureText } from '../../../shared/errors/FailureText.tsx'
import { useOrderChanges } from '../../../entities/order/useOrderChanges.ts'
import type { OrderDialogProps } from './dialog.ts'
import { RefundFields } from './RefundFields.tsx'
import { type CheckedRefund, useRefundForm } from './useRefundForm.ts'

interface RefundDialogProps extends OrderDialogProps {
  /** The products it begins with, by their ids. */
  lines: readonly number[]
}

/** The button that was pressed goes; what is pressed next by the same key is harmless. */
const takeFocus = (button: HTMLElement | null) => button?.focus()

/** Gives money back: what for and how much first, then a look at it before it goes. */
export function RefundDialog({ details, isOpen, onClose, lines }: RefundDialogProps) {
  const text = useText()
  const { money } = useFormats()
  const { order, card, refundable } = details
  const { number } = order
  const { refund: give } = useOrderChanges(order.order)
  const [checked, setChecked] = useState<CheckedRefund | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const refund = useRefundForm(details, lines, setChecked)
  const { form } = refund
  const { isDirty } = useFormState({ control: form.hook.control })
  const [isBack, setBack] = useState(false)
  const change = () => {
    setFailure(null)
    setChecked(null)
    setBack(true)
  }
  const close = () => (isDirty || checked ? setAsking(true) : onClose())
  const confirm = async ({ amount, items, unsent, reason, note }: CheckedRefund) => {
    setSending(true)
    setFailure(null)
    try {
      const why = [text(`order.reason.${reason}`), note].filter(Boolean).join(': ')
      await give({ amount, reason: why, items, unsent }, () =>
        text('order.refundDone', { amount: money(amount) }),
      )
      onClose()
    } catch (error) {
      setFailure(error)
    } finally {
      setSending(false)
    }
  }
  const itemsOf = ({ items }: CheckedRefund) =>
    items.length > 0 ? text('order.pieces', { count: sumPieces(items) }) : text('order.amountOnly')
  return (
    <>
      <Dialog
        isOpen={isOpen}
        isPending={isSending}
        onOpenChange={(next) => !next && close()}
        title={text(checked ? 'order.refundCheck' : 'order.refundTitle', { number })}
        description={text(checked ? 'order.refundCheckText' : 'order.refundText')}
        footer={
          checked ? (
            <>
              <Button key="change" ref={takeFocus} isDisabled={isSending} onPress={change}>
                {text('order.change')}
              </Button>
              <Button
                key="refund"
                variant="solid"
                tone="danger"
                isPending={isSending}
                onPress={() => void confirm(checked)}
              >
                {text('order.refundAmount', { amount: money(checked.amount) })}
              </Button>
            </>
          ) : (
            <>
              <Button key="cancel" onPress={close}>
                {text('records.cancel')}
              </Button>
              <Button
                key="continue"
                ref={isBack ? takeFocus : undefined}
                type="submit"
                form={form.id}
                variant="solid"
                tone="primary"
              >
                {text('order.continue')}
              </Button>
            </>
          )
        }
      >
        {checked ? (
          <Stack gap={16}>
            {failure !== null && (
              <Alert tone="danger" isLive>
                {text('order.refundFailed')} <FailureText error={failure} />
              </Alert>
            )}
            <DescriptionList
              items={[
                { term: text('order.amount'), description: money(checked.amount) },
                { term: text('order.items'), description: itemsOf(checked) },
                ...(checked.unsent.length > 0
                  ? [
                      {
                        term: text('order.refundUnsent'),
                        description: text('order.pieces', { count: sumPieces(checked.unsent) }),
                      },
                    ]
                  : []),
                {
                  term: text('order.goesTo'),
                  description: card.lastDigits ? maskDigits(card.lastDigits) : card.holder,
                },
                {
                  term: text('order.reason'),
                  description: [text(`order.reason.${checked.reason}`), checked.note]
                    .filter(Boolean)
                    .join(': '),
                },
                {
                  term: text('order.staysPaid'),
                  description: money(sumMoney([refundable, -checked.amount])),
                },
              ]}
            />
            {checked.amount === refundable && <Alert tone="info">{text('order.refundsAll')}</Alert>}
          </Stack>
        ) : (
          <SchemaForm form={form} label={text('order.refundTitle', { number })} isGuarded={isOpen}>
            <RefundFields details={details} refund={refund} />
          </SchemaForm>
        )}
      </Dialog>
      <LeaveDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        onLeave={() => {
          setAsking(false)
          onClose()
        }}
      />
    </>
  )
}
