import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a field for files can be. */
export const FileInputPage = () => (
  <Showcase
    heading="titles.fileInput"
    descriptionId="fileInputDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['tab'], ['shift', 'tab']], text: 'fileInputDemos.key.tab' },
      { keys: [['enter'], ['space']], text: 'fileInputDemos.key.open' },
      {
        keys: [
          ['mod', 'V'],
          ['⌘', 'V'],
        ],
        text: 'fileInputDemos.key.paste',
      },
    ]}
    advice={advice}
    related={[href('/forms/textfield'), href('/forms/textarea'), href('/components/chip')]}
  />
)
