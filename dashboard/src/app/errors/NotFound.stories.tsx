import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { NotFound } from './NotFound.tsx'

const meta = preview.meta({
  title: 'Screens/Not found',
  component: NotFound,
  tags: ['!autodocs'],
  ...screenAt({ path: '/pages/misc/page-not-found', groups: ['errors'] }),
})

export const AddressOfNone = meta.story()
