import { delay, http } from 'msw'
import { setScenario } from '../../../../../../mocks/scenarios.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../../.storybook/screens.tsx'
import { HelpArticle } from './HelpArticle.tsx'

const PATIENCE = { timeout: 20_000 }
const at = (title: string) => `/data1522/help-center/article/${title}`

const meta = preview.meta({
  title: 'Screens/Help/Article',
  component: HelpArticle,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/data1522/help-center/article/:title',
    address: at('how-to-add-product-in-cart'),
    groups: ['helpArticle', 'helpCenter', 'helpSearch', 'helpContact', 'titles', 'records', 'publicPage'],
  }),
})

export const Ready = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /product to the cart/ }, PATIENCE)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/pages/help-center/article', () => delay('infinite'))),
})

export const Unknown = meta.story({
  parameters: {
    address: at('retrun-a-product'),
    console: { exceptions: [{ text: '404', reason: 'The browser itself reports the answer.' }] },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Did you mean' }, PATIENCE)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'pages' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The article could not be loaded' }, PATIENCE)
  },
})
