import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that an editor of rich text can be. */
export const EditorsPage = () => (
  <Showcase
    heading="titles.editors"
    descriptionId="editorDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['alt', 'F10']], text: 'editorDemos.key.bar' },
      { keys: [['left'], ['right']], text: 'editorDemos.key.arrows' },
      { keys: [['escape']], text: 'editorDemos.key.escape' },
      { keys: [['mod', 'B']], text: 'editorDemos.key.bold' },
      { keys: [['mod', 'K']], text: 'editorDemos.key.link' },
    ]}
    advice={advice}
    related={[href('/forms/textarea'), href('/forms/form-layouts')]}
  />
)
