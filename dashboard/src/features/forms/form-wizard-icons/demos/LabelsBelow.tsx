import { Wizard } from '@data1522/design-system/Wizard'
import { useText } from '../../../../core/i18n/useText.ts'
import { exampleAnswers } from '../../wizard-steps/profile.ts'
import { useProfileWizard } from '../../wizard-steps/useProfileWizard.tsx'

/** The words below the pictures, for a row of many steps. */
export function LabelsBelow() {
  const text = useText()
  const wizard = useProfileWizard({ startAt: 'personal', answers: exampleAnswers, hasIcons: true })

  return <Wizard {...wizard} label={text('formWizardDemos.labelsBelowForm')} labelPlacement="below" />
}
