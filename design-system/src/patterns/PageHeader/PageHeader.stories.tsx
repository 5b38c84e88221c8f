import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { IconPlus, IconUpload } from '../../icons/icons.ts'
import { PageHeader } from './PageHeader.tsx'

const actions = (
  <>
    <Button start={<Icon icon={IconUpload} size={18} />}>Export</Button>
    <Button variant="solid" tone="primary" start={<Icon icon={IconPlus} size={18} />}>
      Add user
    </Button>
  </>
)
const above = <Breadcrumbs items={[{ label: 'Users', href: '#users' }, { label: 'Maya Laurent' }]} />

const meta = preview.meta({
  title: 'Patterns/PageHeader',
  component: PageHeader,
  args: { title: 'Users', description: 'Everyone who can sign in, and what they may do.', actions },
})

export const Playground = meta.story()

export const TitleAlone = meta.story({ args: { description: undefined, actions: undefined } })

export const WithBreadcrumbs = meta.story({ args: { title: 'Maya Laurent', description: undefined, above } })

export const LongTitle = meta.story({
  args: {
    title: 'Gestionnaires des autorisations d’accès aux environnements de préproduction',
    description:
      'Les personnes qui peuvent ouvrir, modifier ou retirer un accès, et depuis quand elles le peuvent.',
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (args) => (
    <Pictures>
      <PageHeader {...args} />
      <PageHeader title="Maya Laurent" above={above} />
    </Pictures>
  ),
})

export const PictureNarrow = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 390 } },
  render: (args) => (
    <Pictures>
      <PageHeader {...args} />
    </Pictures>
  ),
})
