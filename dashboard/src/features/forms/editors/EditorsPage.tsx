import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that an editor of rich text can be. */
export const EditorsPage = () => (
  <Showcase
    heading="titles.editors"
    descriptionId="editorDemos.description"
    playground={playground}
    demos={demos}
    keyboard={[
      { keys: [['alt', 'F10']], text: 'editorDemos.key.bar' },
      { keys: [['left'], ['right']], text: 'editorDemos.key.arrows' },
      { keys: [['escape']], text: 'editorDemos.key.escape' },
      { keys: [['mod', 'B']], text: 'editorDemos.key.bold' },
      { keys: [['mod', 'K']], text: 'editorDemos.key.link' },
    ]}
    related={[href('/forms/textarea'), href('/forms/form-layouts')]}
  />
)
