import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that the component can do. */
export const ProgressLinearPage = () => (
  <Showcase
    heading="titles.progressLinear"
    descriptionId="progressLinearDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[]}
    advice={advice}
    related={[href('/components/progress-circular'), href('/components/snackbar')]}
  />
)
