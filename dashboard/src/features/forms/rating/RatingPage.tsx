import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a rating can be. */
export const RatingPage = () => (
  <Showcase
    heading="titles.rating"
    descriptionId="ratingDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['up'], ['right']], text: 'ratingDemos.key.more' },
      { keys: [['down'], ['left']], text: 'ratingDemos.key.less' },
      { keys: [['1'], ['9']], text: 'ratingDemos.key.digit' },
      { keys: [['Home']], text: 'ratingDemos.key.home' },
      { keys: [['End']], text: 'ratingDemos.key.end' },
      { keys: [['backspace'], ['delete'], ['0']], text: 'ratingDemos.key.backspace' },
    ]}
    advice={advice}
    related={[href('/forms/slider'), href('/forms/radio'), href('/apps/ecommerce/manage-review')]}
  />
)
