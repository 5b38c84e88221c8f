/** Files of every area that must pass: the same things, said the house's way. */
export const CLEAN: [path: string, text: string][] = [
  [
    'dashboard/src/features/users/Screen.tsx',
    `import { Chip } from '@data1522/design-system/Chip'
import type { User } from '@data1522/mocks/contract'
import { useMe } from '../../core/api/me.ts'
import messages from '../../core/i18n/messages.ts'
import { usePreferences } from '../../shared/preferences.ts'
import { Row } from './parts/Row.tsx'

export function Screen({ user }: { user: User }) {
  const me = useMe()
  return (
    <>
      <title>{messages.users}</title>
      <meta name="robots" content="noindex" />
      <Chip tone="success" density={usePreferences().density} href="#details">
        {user.name}
      </Chip>
      <Row me={me} order={\`#\${user.id}\`} sample="#5036" />
    </>
  )
}
`,
  ],
  ['dashboard/src/main.tsx', "import { start } from '@data1522/mocks/browser'\nexport { start }\n"],
  ['dashboard/src/core/api/mock.ts', "export const start = () => import('@data1522/mocks/browser')\n"],
  [
    'dashboard/src/app/routes/back-office-routes.ts',
    "export const users = () => import('../features/users/Screen.tsx')\n",
  ],
  ['dashboard/src/entities/category/tree.ts', "export { productsKey } from '../product/queries.ts'\n"],
  [
    'dashboard/src/features/users/Screen.stories.tsx',
    "import { handlers } from '@data1522/mocks/handlers'\nexport { handlers }\nexport const A = ({ B }) => <B>Text</B>\n",
  ],
  [
    'design-system/src/components/Chip/Chip.tsx',
    'export const Chip = () => <div className="chip" style={{ width: 4 }} />\nexport const half = \'oklch(from var(--x) l c h / 0.5)\'\n',
  ],
  [
    'design-system/src/components/Chip/Chip.css.ts',
    `import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css'
import { style } from '../../css/style.ts'
const shade = createVar()
export const spin = keyframes({ to: { rotate: '1turn' } })
export const chip = style({
  vars: { [shade]: 'none' },
  textAlign: 'start',
  insetInlineStart: 0,
  marginInline: '1px 2px',
  padding: '1px 2px 3px',
  color: fallbackVar(shade, 'inherit'),
})
export const placement = { left: { insetInlineStart: 0 }, right: { insetInlineEnd: 0 } }
`,
  ],
  [
    'design-system/src/components/Chip/Chip.test.tsx',
    "import { expect, test } from 'vitest'\nimport { users } from '@data1522/mocks/handlers'\ntest('a', () => {\n  // @ts-expect-error\n  expect(users satisfies '#ff0000').toBe(1)\n})\n",
  ],
  [
    'design-system/src/theme/ramps.css.ts',
    "import { globalStyle } from '@vanilla-extract/css'\nimport { layers } from '../css/layers.ts'\nglobalStyle(':root', { color: '#7367f0' })\nexport { layers }\n",
  ],
  [
    'design-system/src/css/style.ts',
    "import { style as vendor } from '@vanilla-extract/css'\nimport { roles } from '../tokens/roles.ts'\nexport const style = () => vendor(roles)\n",
  ],
  ['design-system/src/layout/Box/Box.tsx', "export { style } from '../../css/style.ts'\n"],
  ['design-system/src/patterns/Board/Board.tsx', "export { Chip } from '../../components/Chip/Chip.tsx'\n"],
  [
    'mocks/areas/users/handlers.ts',
    "import { http } from 'msw'\nimport { z } from '../../contract/zod.ts'\nimport { view } from '../orders/view.ts'\nimport { list } from './handlers-list.ts'\nimport { clock } from '@data1522/mocks/data/clock'\nexport const handlers = [http, z, view, list, clock]\n",
  ],
  ['dashboard/vite.config.ts', 'export default {}\n'],
  ['.storybook/preview.tsx', 'export default {}\n'],
  [
    'design-system/src/components/Chip/reasoned.ts',
    '// oxlint-disable-next-line no-var -- the embed reads it from window\nexport var chip = 1\n',
  ],
]
