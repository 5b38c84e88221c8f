import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { isUnsure } from '../../../core/errors/failure-text.ts'
import { validationErrors } from '../../../core/errors/validation-errors.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { useWayBack } from '../../../core/router/useWayBack.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { quoteQuery } from '../../../entities/checkout/queries.ts'
import { usePlaceOrder } from '../../../entities/checkout/usePlaceOrder.ts'
import {
  checkoutSchema,
  type CheckoutStep,
  checkoutSteps,
  type CheckoutValues,
  emptyCheckout,
  NEW_ADDRESS,
  orderCardOf,
  recipientOf,
} from './checkout-form.ts'
import { CODE_LIMIT } from './kept-cart.ts'
import { useCart } from './useCart.ts'
import { useIdempotencyKey } from './useIdempotencyKey.ts'

const stepIds = Object.keys(checkoutSteps) as CheckoutStep[]
const LAST_DIGITS = 4

/** The whole checkout at work: the cart, what it comes to, the form, and the step in the address. */
export function useCheckout() {
  const text = useText()
  const tools = useCart()
  const placeOrder = usePlaceOrder()
  const { cart, first, finish } = tools
  const known = first.data?.addresses ?? []
  const [{ step: asked }, setAddress] = useAddressState({ step: choice(stepIds) })
  const [giftCard, setGiftCard] = useState('')
  const { keyFor, end } = useIdempotencyKey()

  const form = useSchemaForm<CheckoutValues, CheckoutValues>({
    schema: checkoutSchema(text),
    defaultValues: emptyCheckout,
    draftKey: personKey('draft-checkout'),
    draftWithout: ['card', 'giftCard'],
    isDraftResumed: true,
    onSubmit: (values) => order(values),
  })
  const { hook } = form
  const [delivery, payment, country, addressId] = useWatch({
    control: hook.control,
    name: ['delivery', 'payment', 'country', 'addressId'],
  })
  const recipient = recipientOf({ ...emptyCheckout, country, addressId }, known)
  const quote = useQuery({
    ...quoteQuery({
      lines: cart.lines,
      wishlist: cart.wishlist,
      offer: cart.offer,
      delivery,
      giftCard: payment === 'giftCard' ? giftCard : '',
      ...(asked === 'payment' && { payment }),
      ...(recipient && { countryCode: recipient.countryCode }),
    }),
    enabled: tools.isReady,
  })

  // Who is signed in need not write what is known; what was written before stays.
  const fillIn = useEffectEvent((data: NonNullable<typeof first.data>) => {
    // After an order nothing is kept either, and where it went stays.
    const isUntouched = form.draft.keeping.at === undefined && hook.getValues('line1') === ''
    const isKnown = data.addresses.some(({ label }) => label === hook.getValues('addressId'))
    if (!isKnown) hook.setValue('addressId', (isUntouched && data.addresses[0]?.label) || NEW_ADDRESS)
    if (hook.getValues('email') === '') hook.setValue('email', data.email)
  })
  const isResumed = form.draft.restores > 0 && first.data !== undefined
  // Before anyone can choose otherwise.
  useLayoutEffect(() => {
    if (isResumed) fillIn(first.data!)
  }, [isResumed, first.data])

  async function order(values: CheckoutValues) {
    const address = recipientOf(values, known)
    if (!address || !quote.data) return { country: text('checkout.missing') }
    try {
      const receipt = await placeOrder({
        lines: quote.data.lines.map(({ id, quantity }) => ({ id, quantity })),
        offer: cart.offer,
        delivery: values.delivery,
        giftCard: values.payment === 'giftCard' ? values.giftCard : '',
        email: values.email,
        address,
        payment: values.payment,
        ...(values.payment === 'card' && {
          cardDigits: values.card.number.slice(-LAST_DIGITS),
          cardBrand: orderCardOf(values.card),
        }),
        isPresent: cart.isPresent,
        note: values.note,
        total: quote.data.total,
        idempotencyKey: keyFor([values, cart.lines, cart.offer, cart.isPresent]),
      })
      end()
      setGiftCard('')
      finish(cart, receipt)
      setAddress({ step: 'done' }, { isReplacing: true })
    } catch (error) {
      return formErrors(error)
    }
  }
  const formErrors = (error: unknown) => {
    if (isUnsure(error)) return { form: text('checkout.unsure') }
    const errors = validationErrors(
      error,
      text,
      ['lines', 'total', 'offer', 'giftCard', 'email', 'delivery'],
      {
        delivery: text('checkout.notReached'),
        giftCard: text('checkout.giftCardRefused'),
      },
    )
    const { lines, total, offer, ...others } = errors
    if (lines) return { form: text('checkout.changed') }
    // Without what the code took off, it comes to another total too.
    if (offer) return { form: text('checkout.offerRefused') }
    return total ? { form: text('checkout.changed') } : others
  }

  // As far as it is known where the parcel goes.
  const isReached = quote.data?.deliveries.find(({ id }) => id === delivery)?.isReached ?? true

  const hasOrdered = tools.receipt !== null
  const isReceiptShown = asked === 'done' && hasOrdered
  const [isDone, setDone] = useState(isReceiptShown)
  const action = useNavigationType()
  if (isReceiptShown && !isDone) setDone(true)
  if (isDone && !isReceiptShown && action !== NavigationType.Pop) setDone(false)
  useWayBack(isDone)
  const step = isDone
    ? 'done'
    : reachable(asked ?? 'cart', cart.lines.length > 0 || !tools.isReady, hasOrdered)
  const goTo = (next: CheckoutStep, isReplacing = false) =>
    setAddress({ step: next === 'cart' ? null : next }, { isReplacing })

  /** From the payment to the step before, where something is wrong with that. */
  const comeBack = async () => {
    const wrong = await form.wrongNames()
    const isWrong = wrong.some((name) => checkoutSteps.address.some((field) => field === name))
    if (step === 'payment' && isWrong) goTo('address', true)
  }
  // An address may lead past a step that is not filled in.
  const comeBackAtFirst = useEffectEvent(comeBack)
  useEffect(() => {
    if (isResumed) void comeBackAtFirst()
  }, [isResumed])

  // The country may be counted later than one goes on.
  const mustChooseDelivery = step === 'payment' && !isReached && !quote.isPlaceholderData
  const chooseDelivery = useEffectEvent(() => goTo('address', true))
  useEffect(() => {
    if (mustChooseDelivery) chooseDelivery()
  }, [mustChooseDelivery])

  /** Of what was written, where the next order goes is left. */
  const forget = () => hook.reset({ ...hook.getValues(), card: emptyCheckout.card, giftCard: '', note: '' })

  // The next order goes where this one did, and is kept by what differs from an empty form, as a reload finds it.
  const beginNext = useEffectEvent(() => {
    const left = hook.getValues()
    hook.reset(emptyCheckout)
    hook.reset(left, { keepDefaultValues: true })
  })
  const wasDone = useRef(isDone)
  useEffect(() => {
    if (wasDone.current && !isDone) beginNext()
    wasDone.current = isDone
  }, [isDone])

  // Nobody orders with a card of which it is not known yet what it holds.
  const mustCheckCard = () => {
    const { payment: way, giftCard: written } = hook.getValues()
    const isCode = written.trim() !== '' && written.length <= CODE_LIMIT
    return way === 'giftCard' && isCode && written !== giftCard
  }
  const goOn = async () => {
    if (step === 'cart') goTo('address')
    else if (step === 'address') {
      if (!(await form.check(checkoutSteps.address))) return
      if (isReached || quote.isPlaceholderData) goTo('payment')
      else hook.setFocus('delivery')
    } else if (mustCheckCard()) setGiftCard(hook.getValues('giftCard'))
    // What it comes to is still being counted.
    else if (quote.isPlaceholderData) return
    else if (await form.submit()) forget()
    else await comeBack()
  }
  return { ...tools, form, isResumed, quote, step, goTo, goOn, known, giftCard, setGiftCard, isReached }
}

/** The step that can be shown: nothing is asked about an empty cart, and there is no receipt before an order. */
const reachable = (asked: CheckoutStep, isFilled: boolean, hasOrdered: boolean): CheckoutStep => {
  // The cart is empty a moment before the address follows the order.
  if (asked === 'done' || (asked === 'payment' && !isFilled)) return hasOrdered ? 'done' : 'cart'
  return isFilled ? asked : 'cart'
}

/** The checkout at work. */
export type CheckoutTools = ReturnType<typeof useCheckout>
