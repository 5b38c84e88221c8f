import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { wizardKeys } from '../wizard-steps/keys.ts'
import { demos } from './demos.ts'

/** Forms in steps that are marked by pictures. */
export const FormWizardIconsPage = () => (
  <Showcase
    heading="titles.formWizardIcons"
    descriptionId="formWizardDemos.icons"
    demos={demos}
    isBare
    keyboard={wizardKeys}
    related={[
      href('/forms/form-wizard-numbered'),
      href('/wizard-examples/property-listing'),
      href('/forms/form-validation'),
    ]}
  />
)
