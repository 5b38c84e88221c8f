import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { Sample } from './Sample.tsx'

/** How a form checks what is filled in. */
export const FormValidationPage = () => (
  <Showcase
    heading="titles.formValidation"
    descriptionId="formValidationDemos.description"
    anatomy={anatomy}
    Sample={Sample}
    demos={demos}
    keyboard={[
      { keys: [['tab'], ['shift', 'tab']], text: 'formValidationDemos.key.tab' },
      { keys: [['enter']], text: 'formValidationDemos.key.enter' },
    ]}
    advice={advice}
    related={[href('/forms/form-layouts'), href('/forms/form-wizard-numbered'), href('/forms/textfield')]}
  />
)
