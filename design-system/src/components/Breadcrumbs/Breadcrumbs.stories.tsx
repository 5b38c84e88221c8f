import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const short = [
  { label: 'Apps', href: '#apps' },
  { label: 'Users', href: '#users' },
  { label: 'Maya Laurent' },
]
const long = [
  { label: 'Tableau de bord', href: '#start' },
  { label: 'Gestion des utilisateurs', href: '#users' },
  { label: 'Autorisations personnalisées', href: '#permissions' },
  { label: 'Responsable de la facturation internationale' },
]
const arabic = [
  { label: 'التطبيقات', href: '#apps' },
  { label: 'المستخدمون', href: '#users' },
  { label: 'ليلى حداد' },
]
const meta = preview.meta({ title: 'Navigation/Breadcrumbs', component: Breadcrumbs, args: { items: short } })

export const Playground = meta.story()
export const Arabic = meta.story({ args: { items: arabic }, globals: { language: 'ar' } })
export const InLittleRoom = meta.story({
  render: () => (
    <div style={{ inlineSize: 358 }}>
      <Breadcrumbs items={long} />
    </div>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  // Several trails stand on one page here, as they never do in a product.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <Pictures width={390}>
      <Stack gap={8}>
        {[short, arabic, long].map((items) => (
          <Breadcrumbs key={items[0]!.label} items={items} />
        ))}
      </Stack>
    </Pictures>
  ),
})
