import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a code of digits can be. */
export const OtpInputPage = () => (
  <Showcase
    heading="titles.otpInput"
    descriptionId="otpDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['0'], ['9']], text: 'otpDemos.key.digits' },
      { keys: [['backspace']], text: 'otpDemos.key.backspace' },
      { keys: [['right'], ['left']], text: 'otpDemos.key.move' },
      {
        keys: [
          ['mod', 'V'],
          ['⌘', 'V'],
        ],
        text: 'otpDemos.key.paste',
      },
    ]}
    advice={advice}
    related={[
      href('/forms/textfield'),
      href('/forms/file-input'),
      href('/pages/authentication/two-steps-v1'),
    ]}
  />
)
