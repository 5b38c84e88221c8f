import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { Crashed } from './Crashed.tsx'

const Page = () => <Crashed error={new Error('Cannot read what is not there')} onRetry={() => undefined} />

const meta = preview.meta({
  title: 'Screens/Crashed page',
  component: Page,
  tags: ['!autodocs'],
  ...screenAt({ path: '/data1522', groups: ['errors', 'titles'] }),
})

/** Where there is no frame it is a page of its own. */
export const Alone = meta.story()
