import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { demos } from './demos.ts'

/** How the fields of a form can stand. */
export const FormLayoutsPage = () => (
  <Showcase
    heading="titles.formLayouts"
    descriptionId="formLayoutDemos.description"
    demos={demos}
    advice={advice}
    related={[
      href('/forms/form-validation'),
      href('/forms/form-wizard-numbered'),
      href('/components/expansion-panel'),
    ]}
  />
)
