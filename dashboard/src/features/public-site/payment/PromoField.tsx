import { Button } from '@data1522/design-system/Button'
import { Form } from '@data1522/design-system/Form'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import { IconTicket } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { SAMPLE_PROMOS } from '@data1522/mocks/contract/payment'
import { useState } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import type { PaymentAtWork } from './usePayment.ts'

/** A code that makes it cheaper; what it does is told in place. */
export function PromoField({ promo, setPromo, quote }: Pick<PaymentAtWork, 'promo' | 'setPromo' | 'quote'>) {
  const text = useText()
  const { rate } = useFormats()
  const [written, setWritten] = useState(promo)
  const isPending = promo !== '' && quote.isFetching
  const told = promo && !isPending ? quote.data?.promo : undefined
  const isSame = written.trim().toUpperCase() === promo
  const isTaken = told?.problem === null && isSame
  const isRemovable = told !== undefined && isSame
  const said = isTaken ? text('payment.promoTaken', { rate: rate(told.percent) }) : undefined
  const change = () => {
    setWritten(isRemovable ? '' : written)
    setPromo(isRemovable ? '' : written.trim().toUpperCase())
  }
  return (
    <Stack gap={12}>
      <Heading level={2} size="card">
        {text('payment.promo')}
      </Heading>
      <Form label={text('payment.promo')} onSubmit={change}>
        <Inline align="start" isWrapping={false}>
          <TextField
            label={text('payment.promo')}
            isLabelHidden
            autoComplete="off"
            value={written}
            onChange={setWritten}
            isReadOnly={isTaken}
            isPending={isPending}
            end={<Icon icon={IconTicket} size={18} />}
            description={said ?? text('payment.promoHint', { codes: SAMPLE_PROMOS.join(', ') })}
            errorMessage={told?.problem && isSame ? text(`payment.promo.${told.problem}`) : undefined}
          />
          <Button type="submit" isPending={isPending} isDisabled={!written.trim() && !promo}>
            {text(isRemovable ? 'payment.promoRemove' : 'payment.promoApply')}
          </Button>
        </Inline>
      </Form>
      <VisuallyHidden live="polite">{said ?? ''}</VisuallyHidden>
    </Stack>
  )
}
