import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { demos } from './demos.ts'

/** How a form checks what is filled in. */
export const FormValidationPage = () => (
  <Showcase
    heading="titles.formValidation"
    descriptionId="formValidationDemos.description"
    demos={demos}
    advice={advice}
    related={[href('/forms/form-layouts'), href('/forms/form-wizard-numbered'), href('/forms/textfield')]}
  />
)
