import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from '../wizard-steps/advice.tsx'
import { anatomy } from '../wizard-steps/anatomy.ts'
import { wizardKeys } from '../wizard-steps/keys.ts'
import { Sample } from '../wizard-steps/Sample.tsx'
import { demos } from './demos.ts'

/** Forms in steps that are marked by numbers. */
export const FormWizardNumberedPage = () => (
  <Showcase
    heading="titles.formWizardNumbered"
    descriptionId="formWizardDemos.numbered"
    anatomy={anatomy}
    Sample={Sample}
    demos={demos}
    isBare
    keyboard={wizardKeys}
    advice={advice}
    related={[
      href('/forms/form-wizard-icons'),
      href('/wizard-examples/property-listing'),
      href('/forms/form-validation'),
    ]}
  />
)
