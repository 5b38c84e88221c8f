import { Button } from '@data1522/design-system/Button'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import {
  IconArrowLeft,
  IconCircleCheck,
  IconCreditCard,
  IconMapPin,
  IconShoppingCart,
} from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Stack } from '@data1522/design-system/Stack'
import { Stepper } from '@data1522/design-system/Stepper'
import { SummaryLayout } from '@data1522/design-system/SummaryLayout'
import { Text } from '@data1522/design-system/Text'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { sessionAtom } from '../../../core/auth/session.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useFocusBack } from '../../../core/useFocusBack.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { AddressStep } from './AddressStep.tsx'
import { CartStep } from './CartStep.tsx'
import { type CheckoutStep, checkoutSteps } from './checkout-form.ts'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { DoneStep } from './DoneStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { shownLines } from './shown-lines.ts'
import { Summary } from './Summary.tsx'
import { type CheckoutTools, useCheckout } from './useCheckout.ts'

const icons = {
  cart: IconShoppingCart,
  address: IconMapPin,
  payment: IconCreditCard,
  done: IconCircleCheck,
} as const satisfies Record<CheckoutStep, unknown>
const stepIds = Object.keys(checkoutSteps) as CheckoutStep[]
const screens = { cart: CartStep, address: AddressStep, payment: PaymentStep }

/** From a cart to an order, in four steps; of whoever is signed in now. */
export function Checkout() {
  return <CheckoutOf key={useAtomValue(sessionAtom)?.userData.id ?? 'nobody'} />
}

function CheckoutOf() {
  const text = useText()
  const tools = useCheckout()
  const { step, cart, quote, first, isReady, isResumed, goTo, receipt, refill } = tools
  const heading = useHeadingOfStep(step)
  const place = stepIds.indexOf(step)
  const failed = [first, quote].find((query) => query.isError && query.data === undefined)
  const pieces = shownLines(cart, quote.data).reduce((count, { quantity }) => count + quantity, 0)
  const isWaiting = step !== 'done' && !failed && (!isReady || !isResumed || quote.data === undefined)
  return (
    <Stack gap={24}>
      <PageHeader title={text('titles.checkout')} description={text('checkout.description')} />
      <Stepper
        label={text('checkout.steps')}
        marks="square"
        currentId={step}
        onStepChange={(id) => goTo(id as CheckoutStep)}
        steps={stepIds.map((id, at) => ({
          id,
          label: text(`checkout.step.${id}`),
          description:
            id === 'cart' && pieces > 0
              ? text('checkout.pieces', { count: pieces })
              : text(`checkout.step.${id}Text`),
          icon: icons[id],
          isPressable: step !== 'done' && at < place,
        }))}
      />
      {step === 'done' && receipt ? (
        <DoneStep
          receipt={receipt}
          headingRef={heading}
          onAgain={() => {
            if (cart.lines.length === 0) refill()
            goTo('cart')
          }}
        />
      ) : failed ? (
        <LoadFailure title={text('checkout.failed')} query={failed} />
      ) : isWaiting ? (
        <CheckoutSkeleton />
      ) : (
        <Ordering {...tools} heading={heading} />
      )}
    </Stack>
  )
}

/** The steps that lead to an order, with what it comes to beside them. */
function Ordering({ heading, ...tools }: CheckoutTools & { heading: ReturnType<typeof useHeadingOfStep> }) {
  const text = useText()
  const { form, step, goTo, goOn, cart, quote } = tools
  const before = stepIds[stepIds.indexOf(step) - 1]
  const Step = screens[step === 'done' ? 'cart' : step]
  const lines = shownLines(cart, quote.data)
  const pieces = lines.reduce((count, { quantity }) => count + quantity, 0)
  useFocusBack(heading, `${lines.length} ${cart.offer}`)
  return (
    <SummaryLayout summary={<Summary {...tools} />} summaryLabel={text('checkout.prices')}>
      <SchemaForm form={form} label={text(`checkout.step.${step}`)} isGuarded={false} onSubmit={goOn}>
        <Stack gap={20}>
          <Stack gap={4}>
            <Heading ref={heading} level={2} isFocusTarget>
              {text(`checkout.heading.${step}`)}
            </Heading>
            {step === 'cart' && (
              <Text ink="muted">{text('checkout.cartText', { products: lines.length, pieces })}</Text>
            )}
          </Stack>
          <Step {...tools} />
          {before && (
            <Inline>
              <Button onPress={() => goTo(before)} start={<Icon icon={IconArrowLeft} size={18} />}>
                {text(`checkout.step.${before}`)}
              </Button>
            </Inline>
          )}
        </Stack>
      </SchemaForm>
    </SummaryLayout>
  )
}

/** The heading of the step on show, which takes the focus when another one comes. */
function useHeadingOfStep(step: CheckoutStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return heading
}
