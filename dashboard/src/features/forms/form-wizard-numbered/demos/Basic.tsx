import { Wizard } from '@data1522/design-system/Wizard'
import { useText } from '../../../../core/i18n/useText.ts'
import { useProfileWizard } from '../../wizard-steps/useProfileWizard.tsx'

/** The steps above the fields, in one card. */
export function Basic() {
  const text = useText()
  const wizard = useProfileWizard()

  return <Wizard {...wizard} label={text('formWizardDemos.basicForm')} />
}
