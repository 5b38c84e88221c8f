import { Wizard } from '@data1522/design-system/Wizard'
import { useText } from '../../../../core/i18n/useText.ts'
import { exampleAnswers } from '../../wizard-steps/profile.ts'
import { useProfileWizard } from '../../wizard-steps/useProfileWizard.tsx'

/** A rail for the steps, and buttons that say where they lead. */
export function Rail() {
  const text = useText()
  const wizard = useProfileWizard({ startAt: 'review', answers: exampleAnswers })

  return <Wizard {...wizard} label={text('formWizardDemos.railForm')} variant="rail" />
}
