import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconCreditCard, IconHome, IconShoppingCart, IconTruck } from '../../icons/icons.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Stepper, type Step, type StepperProps } from './Stepper.tsx'

const steps: Step[] = [
  { id: 'cart', label: 'Cart', description: 'What you order' },
  { id: 'address', label: 'Address', description: 'Where it goes' },
  { id: 'payment', label: 'Payment', description: 'How you pay' },
  { id: 'review', label: 'Review', description: 'Check and order' },
]
const icons = [IconShoppingCart, IconHome, IconCreditCard, IconTruck]
const pictured = steps.map((step, index) => ({ ...step, icon: icons[index] }))
const failed: Step[] = steps.map((step) => (step.id === 'address' ? { ...step, state: 'error' } : step))
const arabic: Step[] = [
  { id: 'cart', label: 'السلة', description: 'ما ستطلبه' },
  { id: 'address', label: 'العنوان', description: 'وجهة التوصيل' },
  { id: 'payment', label: 'الدفع', description: 'طريقة الدفع' },
]

function Wizard(props: Partial<StepperProps>) {
  const [currentId, setCurrentId] = useState(props.currentId ?? 'address')
  return (
    <Stepper label="Checkout" steps={steps} {...props} currentId={currentId} onStepChange={setCurrentId} />
  )
}

const meta = preview.meta({
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { label: 'Checkout', steps, currentId: 'payment' },
})

export const Playground = meta.story()

/** The steps are buttons; one that cannot be gone to yet is off. */
export const AsNavigation = meta.story({
  render: () => (
    <Wizard steps={steps.map((step) => (step.id === 'review' ? { ...step, isDisabled: true } : step))} />
  ),
})

export const WordsBelow = meta.story({ args: { labelPlacement: 'below' } })

export const Vertical = meta.story({ args: { orientation: 'vertical' } })

export const WithIcons = meta.story({ args: { steps: pictured } })

export const WithAnError = meta.story({ args: { steps: failed } })

export const Arabic = meta.story({
  args: { label: 'إتمام الطلب', steps: arabic, currentId: 'address' },
  globals: { language: 'ar' },
})

/** Where the steps have no room, it says which one it is, of how many. */
export const Narrow = meta.story({
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <Wizard />
    </div>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={720}>
      <Stack gap={32}>
        <Stepper label="Checkout" steps={steps} currentId="payment" />
        <Stepper label="With icons" steps={pictured} currentId="address" labelPlacement="below" />
        <Stepper label="With an error" steps={failed} currentId="payment" labelPlacement="below" />
        <div style={{ display: 'flex', gap: 32 }}>
          <Wizard orientation="vertical" />
          <Wizard orientation="vertical" steps={failed} currentId="address" />
        </div>
        <div style={{ inlineSize: 320 }}>
          <Wizard currentId="payment" />
        </div>
      </Stack>
    </Pictures>
  ),
})
