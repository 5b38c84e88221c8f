import { Wizard } from '@data1522/design-system/Wizard'
import { useText } from '../../../../core/i18n/useText.ts'
import { exampleAnswers } from '../../wizard-steps/profile.ts'
import { useProfileWizard } from '../../wizard-steps/useProfileWizard.tsx'

/** A mistake keeps nobody from going on; its step says so, and leads back. */
export function Validation() {
  const text = useText()
  const wizard = useProfileWizard({
    startAt: 'address',
    answers: { ...exampleAnswers, email: 'ines.moreau@', city: '' },
    hasIcons: true,
  })

  return (
    <Wizard
      {...wizard}
      label={text('formWizardDemos.validationForm')}
      orientation="vertical"
      mistakesStop="sending"
    />
  )
}
