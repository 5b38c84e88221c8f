import { screen } from 'storybook/test'
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
const deep = [
  { label: 'Apps', href: '#apps' },
  { label: 'Commerce', href: '#commerce' },
  { label: 'Catalogue' },
  { label: 'Shoes', href: '#shoes' },
  { label: 'Running', href: '#running' },
  { label: 'Women', href: '#women' },
  { label: 'Trail runner 5' },
]
const branch = [
  {
    label: 'Shop',
    siblings: () => [
      { label: 'Orders', href: '#orders' },
      { label: 'Customers', href: '#customers' },
      { label: 'Reviews', href: '#reviews' },
      { label: 'All products', href: '#products', group: 'Products' },
      { label: 'Categories', href: '#categories', group: 'Products' },
    ],
  },
  { label: 'Orders', href: '#orders' },
  { label: 'Order 5399' },
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

/** Of a long way, the steps in the middle wait in a menu. */
export const Collapsed = meta.story({ args: { items: deep } })

/** A step can open what lies in it. */
export const WithSiblings = meta.story({ args: { items: branch } })

/** In a window below 600 px only the way back stays. */
export const ParentOnPhones = meta.story({ args: { items: deep, onPhones: 'parent' } })

export const CollapsedPicture = meta.story({
  tags: ['overlay', '!autodocs'],
  args: { items: deep, maxItems: 4 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /./ }))
    await screen.findByRole('menu')
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  // Several trails stand on one page here, as they never do in a product.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <Pictures width={390}>
      <Stack gap={8}>
        {[short, arabic, long, branch].map((items) => (
          <Breadcrumbs key={items[0]!.label} items={items} />
        ))}
      </Stack>
    </Pictures>
  ),
})
