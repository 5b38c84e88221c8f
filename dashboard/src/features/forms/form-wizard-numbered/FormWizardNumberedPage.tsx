import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { wizardKeys } from '../wizard-steps/keys.ts'
import { demos } from './demos.ts'

/** Forms in steps that are marked by numbers. */
export const FormWizardNumberedPage = () => (
  <Showcase
    heading="titles.formWizardNumbered"
    descriptionId="formWizardDemos.numbered"
    demos={demos}
    isBare
    keyboard={wizardKeys}
    related={[
      href('/forms/form-wizard-icons'),
      href('/wizard-examples/property-listing'),
      href('/forms/form-validation'),
    ]}
  />
)
