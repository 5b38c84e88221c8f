import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that an avatar can be. */
export const AvatarPage = () => (
  <Showcase
    heading="titles.avatar"
    descriptionId="avatarDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['tab'], ['shift', 'tab']], text: 'avatarDemos.key.tab' },
      { keys: [['enter'], ['space']], text: 'avatarDemos.key.open' },
      { keys: [['escape']], text: 'avatarDemos.key.escape' },
    ]}
    advice={advice}
    related={[href('/components/badge'), href('/components/chip'), href('/components/list')]}
  />
)
