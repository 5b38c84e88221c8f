import { Wizard } from '@data1522/design-system/Wizard'
import { useText } from '../../../../core/i18n/useText.ts'
import { exampleAnswers } from '../../wizard-steps/profile.ts'
import { useProfileWizard } from '../../wizard-steps/useProfileWizard.tsx'

/** The steps on the page, the card for the fields alone. */
export function Modern() {
  const text = useText()
  const wizard = useProfileWizard({ startAt: 'address', answers: exampleAnswers, hasIcons: true })

  return <Wizard {...wizard} label={text('formWizardDemos.modernForm')} variant="apart" />
}
