import preview from '../../../../.storybook/preview.tsx'
import { ArticleLayout } from './ArticleLayout.tsx'
import { article } from './example.tsx'

const meta = preview.meta({ title: 'Patterns/ArticleLayout', component: ArticleLayout, args: article })

export const Playground = meta.story()

export const Picture = meta.story({ tags: ['picture', '!autodocs'] })
