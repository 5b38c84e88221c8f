import { Stepper } from '@data1522/design-system/Stepper'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function Steps({ ids }: { ids: readonly ('account' | 'personal' | 'address' | 'review')[] }) {
  const text = useText()

  return (
    <Stepper
      label={text('formWizardDemos.basicForm')}
      orientation="vertical"
      currentId={ids[0]!}
      steps={ids.map((id) => ({ id, label: text(`formWizardDemos.step.${id}`) }))}
    />
  )
}

const InOrder = () => <Steps ids={['account', 'personal', 'address', 'review']} />
const Single = () => <Steps ids={['account']} />

/** When steps help, and when they are in the way. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: InOrder, text: 'formWizardDemos.doText' },
  { isGood: false, Live: Single, text: 'formWizardDemos.dontText' },
]
