import { Wizard } from '@data1522/design-system/Wizard'
import { useText } from '../../../../core/i18n/useText.ts'
import { exampleAnswers } from '../../wizard-steps/profile.ts'
import { useProfileWizard } from '../../wizard-steps/useProfileWizard.tsx'

/** The same, with the steps beside the card. */
export function ModernVertical() {
  const text = useText()
  const wizard = useProfileWizard({ startAt: 'social', answers: exampleAnswers })

  return (
    <Wizard
      {...wizard}
      label={text('formWizardDemos.modernVerticalForm')}
      variant="apart"
      orientation="vertical"
    />
  )
}
