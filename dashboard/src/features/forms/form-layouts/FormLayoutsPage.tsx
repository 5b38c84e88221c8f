import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { Sample } from './Sample.tsx'

/** How the fields of a form can stand. */
export const FormLayoutsPage = () => (
  <Showcase
    heading="titles.formLayouts"
    descriptionId="formLayoutDemos.description"
    anatomy={anatomy}
    Sample={Sample}
    demos={demos}
    keyboard={[
      { keys: [['tab'], ['shift', 'tab']], text: 'formLayoutDemos.key.tab' },
      { keys: [['enter']], text: 'formLayoutDemos.key.enter' },
    ]}
    advice={advice}
    related={[
      href('/forms/form-validation'),
      href('/forms/form-wizard-numbered'),
      href('/components/expansion-panel'),
    ]}
  />
)
