import { Button } from '@data1522/design-system/Button'
import { Form } from '@data1522/design-system/Form'
import { Icon } from '@data1522/design-system/Icon'
import { IconCircleCheck, IconTicket } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Box } from '@data1522/design-system/Box'
import { Text } from '@data1522/design-system/Text'
import { TextField } from '@data1522/design-system/TextField'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { useState } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { CODE_LIMIT } from './kept-cart.ts'
import type { CheckoutTools } from './useCheckout.ts'

/** A code that takes something off, and why it does not. */
export function OfferForm({ cart, quote, setOffer }: CheckoutTools) {
  const text = useText()
  const { money } = useFormats()
  const [typed, setTyped] = useState<{ beside: string; words: string }>()
  // What was typed beside another code is no longer wanted, as by who takes an offer at one press.
  const written = typed?.beside === cart.offer ? typed.words : undefined
  const offer =
    cart.offer === '' || written !== undefined || quote.isPlaceholderData ? null : quote.data?.offer
  const problem = offer?.problem
    ? text(`checkout.offerProblem.${offer.problem}`, { minimum: money(offer.minimum) })
    : undefined
  const apply = (words: string) => {
    const code = words.trim().toUpperCase()
    // Some letters are two in capitals.
    if (code.length > CODE_LIMIT) return
    setOffer(code)
    setTyped(undefined)
  }
  return (
    <Form label={text('checkout.offer')} onSubmit={() => apply(written ?? cart.offer)}>
      <Inline gap={8} align="start" isWrapping={false}>
        <Box isFilling>
          <TextField
            label={text('checkout.offer')}
            isLabelHidden
            value={written ?? cart.offer}
            onChange={(words) => setTyped({ beside: cart.offer, words })}
            autoComplete="off"
            maxLength={CODE_LIMIT}
            start={<Icon icon={IconTicket} size={18} />}
            end={
              offer?.problem === null && (
                <Text as="span" tone="success">
                  <Icon icon={IconCircleCheck} size={18} label={text('checkout.offerTaken')} />
                </Text>
              )
            }
            errorMessage={problem}
          />
        </Box>
        {cart.offer !== '' && !written?.trim() ? (
          <Button onPress={() => apply('')}>{text('checkout.removeOffer')}</Button>
        ) : (
          <Button type="submit" isDisabled={!written?.trim()}>
            {text('checkout.apply')}
          </Button>
        )}
      </Inline>
      <VisuallyHidden live="polite">{problem ?? ''}</VisuallyHidden>
    </Form>
  )
}
