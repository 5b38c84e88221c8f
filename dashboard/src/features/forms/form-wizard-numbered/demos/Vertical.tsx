import { Wizard } from '@data1522/design-system/Wizard'
import { useText } from '../../../../core/i18n/useText.ts'
import { exampleAnswers } from '../../wizard-steps/profile.ts'
import { useProfileWizard } from '../../wizard-steps/useProfileWizard.tsx'

/** The steps beside the fields, where there is room. */
export function Vertical() {
  const text = useText()
  const wizard = useProfileWizard({ startAt: 'personal', answers: exampleAnswers })

  return <Wizard {...wizard} label={text('formWizardDemos.verticalForm')} orientation="vertical" />
}
