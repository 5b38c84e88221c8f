import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that the carousel can do. */
export const SwiperPage = () => (
  <Showcase
    heading="titles.swiper"
    descriptionId="swiperDemos.description"
    playground={playground}
    demos={demos}
    keyboard={[
      { keys: [['\u2190'], ['\u2192']], text: 'swiperDemos.key.arrows' },
      { keys: [['Home'], ['End']], text: 'swiperDemos.key.ends' },
      { keys: [['Enter'], ['Space']], text: 'swiperDemos.key.press' },
    ]}
    related={[href('/components/tabs'), href('/components/pagination')]}
  />
)
