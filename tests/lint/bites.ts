/** A file that must fail: where it lies, what it says, and the rule and words it must be answered with. */
export interface Bite {
  path: string
  text: string
  rule: string
  says: string
}

const bite = (rule: string, says: string) => (path: string, text: string) => ({ path, text, rule, says })

const door = (path: string, specifier: string, says: string): Bite => ({
  path,
  text: `import * as x from '${specifier}'\nexport { x }\n`,
  rule: 'house(doors)',
  says,
})

const SCREEN = 'dashboard/src/features/users/Screen.tsx'
const ROOM = 'design-system/src/components/Chip/Chip.tsx'
const HANDLERS = 'mocks/areas/users/handlers.ts'
const SHEET = 'design-system/src/components/Chip/Chip.css.ts'

const useDesignSystem = 'of @data1522/design-system'
const element = bite('house(no-elements)', 'use a design-system component')
const prop = bite('house(no-style-props)', 'use tone, variant and size')
const colour = bite('house(no-colours)', 'use a tone or a role')
const layer = (from: string, specifier: string, says: string): Bite =>
  bite('house(layer-doors)', says)(`dashboard/src/${from}`, `export { x } from '${specifier}'\n`)
const address = bite('house(typed-addresses)', 'does not compile then')
const reason = bite('house(suppressions)', 'without a reason')
const vendorStyle = bite('house(house-style)', 'of src/css/')

const direction = (declaration: string, says: string): Bite => ({
  path: SHEET,
  text: `export const rule = { ${declaration} }\n`,
  rule: 'house(logical-directions)',
  says,
})

/** Every closed door, from its own side. */
export const DOORS: Bite[] = [
  ...[
    'react-aria-components',
    'react-aria',
    '@react-aria/focus',
    '@react-stately/list',
    '@tabler/icons-react',
  ].map((vendor) => door(SCREEN, vendor, `component or icon ${useDesignSystem}`)),
  door(SCREEN, '@visx/shape', `charts ${useDesignSystem}`),
  door(SCREEN, '@fullcalendar/react', `EventCalendar pattern ${useDesignSystem}`),
  door(SCREEN, '@dnd-kit/core', `Board pattern ${useDesignSystem}`),
  door(SCREEN, '@vanilla-extract/css', 'compose its layout and components'),
  door(SCREEN, './screen.css', 'compose its layout and components'),
  door(SCREEN, './screen.css.ts?inline', 'compose its layout and components'),
  door(SCREEN, '../../../../design-system/src/components/Chip/index.ts', '@data1522/design-system/<Name>'),
  door(SCREEN, '../../../../mocks/contract/index.ts', '@data1522/mocks/contract'),
  door(SCREEN, '@data1522/mocks/browser', 'Only main.tsx and core/api/mock.ts start the mock'),
  door(SCREEN, '@data1522/mocks/handlers/users', 'only @data1522/mocks/contract is open'),
  door(SCREEN, '@data1522/mocks', 'only @data1522/mocks/contract is open'),
  door(ROOM, '@data1522/mocks/contract', 'knows nothing else of ours'),
  door(ROOM, 'react-aria-components/Popover', 'Use those of src/internal'),
  door(
    'design-system/src/patterns/Board/Board.tsx',
    'react-aria-components/Modal',
    'Use those of src/internal',
  ),
  door(ROOM, '@data1522/design-system/Button', 'knows nothing else of ours'),
  door(ROOM, '../../../../dashboard/src/main.tsx', 'knows nothing else of ours'),
  door(ROOM, '../../../../mocks/contract/index.ts', 'knows nothing else of ours'),
  door('design-system/src/tokens/roles.ts', '../css/rem.ts', 'tokens are the foundation'),
  door(
    'design-system/src/theme/selectors.ts',
    '../components/Chip/Chip.tsx',
    'theme stands on tokens and css',
  ),
  door('design-system/src/css/style.ts', '../theme/selectors.ts', 'css stands on tokens alone'),
  door(
    'design-system/src/layout/Box/Box.tsx',
    '../../components/Chip/Chip.tsx',
    'layout stands on tokens, css and theme',
  ),
  door(
    'design-system/src/layout/Box/Box.tsx',
    '../../patterns/Board/Board.tsx',
    'layout stands on tokens, css and theme',
  ),
  door(ROOM, '../../patterns/Board/Board.tsx', 'patterns are made of components'),
  door(ROOM, '../../charts/BarChart/BarChart.tsx', 'charts stand on components'),
  door(
    'design-system/src/charts/BarChart/BarChart.tsx',
    '../../patterns/Board/Board.tsx',
    'patterns may show charts',
  ),
  door(HANDLERS, '@data1522/design-system/Chip', 'mocks knows nothing else of ours'),
  door(HANDLERS, '../../../dashboard/src/main.tsx', 'mocks knows nothing else of ours'),
  door(HANDLERS, '../roles/handlers.ts', 'The handlers of an area are its own'),
  door(
    'mocks/areas/users/view.ts',
    '../user-settings/handlers-view.ts',
    'The handlers of an area are its own',
  ),
  door('mocks/runtime/guard.ts', '../areas/users/seed.ts', 'serve every area and know none'),
  door('mocks/store/store.ts', '../transports/page.ts', 'serve every area and know none'),
  door('mocks/contract/lists.ts', '../areas/users/contract.ts', 'serve every area and know none'),
  {
    ...door(SCREEN, '@visx/shape', `charts ${useDesignSystem}`),
    text: "export const load = () => import('@visx/shape')\n",
  },
  { ...door(SCREEN, '@visx/shape', `charts ${useDesignSystem}`), text: "export * from '@visx/shape'\n" },
  {
    ...door(SCREEN, '@visx/shape', `charts ${useDesignSystem}`),
    text: "export type Line = typeof import('@visx/shape').Line\n",
  },
]

/** Everything else of the house's own rules. */
export const HOUSE: Bite[] = [
  element(SCREEN, 'export const A = () => <div />\n'),
  element(SCREEN, 'export const A = () => <svg:rect />\n'),
  element('dashboard/src/features/users/Screen.stories.tsx', 'export const A = () => <section />\n'),
  element(SCREEN, "import { createElement } from 'react'\nexport const a = createElement('div')\n"),
  element(SCREEN, "import * as React from 'react'\nexport const a = React.createElement('span')\n"),
  bite('house(no-jsx-pragma)', 'No JSX pragma')(
    SCREEN,
    '/** @jsxImportSource react */\nexport const a = 1\n',
  ),
  prop(SCREEN, 'export const A = ({ B }) => <B className="wide" />\n'),
  prop(SCREEN, 'export const A = ({ B }) => <B style={{ width: 4 }} />\n'),
  ...[
    "'#7367F0'",
    "'#fff'",
    "'1px solid #11223344'",
    "'rgb(1 2 3)'",
    "'hsl(1deg 2% 3%)'",
    "'oklch(0.7 0.1 20)'",
  ].flatMap((text) => [
    colour(SCREEN, `export const a = ${text}\n`),
    colour(ROOM, `export const a = ${text}\n`),
  ]),
  colour(SCREEN, 'export const a = (x: number) => `rgba(1, 2, 3, ${x})`\n'),
  colour('design-system/src/css/surface.ts', "export const a = '#7367f0'\n"),
  address(SCREEN, "export const to = '/apps/user/list'\n"),
  address(SCREEN, 'export const to = (id: number) => `/apps/user/view/${id}`\n'),
  address('dashboard/src/entities/user/user-href.ts', "export const to = '/login?to=%2F'\n"),
  layer('features/users/Screen.tsx', '../invoices/List.tsx', 'A feature may not reach another'),
  bite('house(layer-doors)', 'A feature may not reach another')(
    SCREEN,
    "export const load = () => import('../invoices/List.tsx')\n",
  ),
  layer('features/users/Screen.tsx', '../../app/routes/screens.ts', '`features` may not reach `app`'),
  layer('features/users/Screen.tsx', '../../shell/header/UserMenu.tsx', '`features` may not reach `shell`'),
  layer('features/users/Screen.tsx', '../../main.tsx', '`features` may not reach `main.tsx`'),
  layer(
    'entities/user/queries.ts',
    '../../features/users/list/UserList.tsx',
    '`entities` may not reach `features`',
  ),
  layer(
    'entities/user/queries.ts',
    '../order/queries.ts',
    'The entity `user` does not say that it needs `order`',
  ),
  layer('shared/list/ListTable.tsx', '../../entities/user/queries.ts', '`shared` may not reach `entities`'),
  layer('core/api/client.ts', '../../shared/list/query.ts', '`core` may not reach `shared`'),
  layer(
    'shell/header/UserMenu.tsx',
    '../../features/users/list/UserList.tsx',
    '`shell` may not reach `features`',
  ),
  ...['style', 'styleVariants', 'globalStyle'].map((name) =>
    vendorStyle(SHEET, `import { ${name} } from '@vanilla-extract/css'\nexport { ${name} }\n`),
  ),
  vendorStyle(SHEET, "import { recipe } from '@vanilla-extract/recipes'\nexport { recipe }\n"),
  vendorStyle(SHEET, "import * as css from '@vanilla-extract/css'\nexport { css }\n"),
  direction('marginLeft: 4', 'write `marginInlineStart`'),
  direction('paddingRight: 4', 'write `paddingInlineEnd`'),
  direction('left: 0', 'write `insetInlineStart`'),
  direction("'right': 0", 'write `insetInlineEnd`'),
  direction("borderLeft: '1px solid'", 'write `borderInlineStart`'),
  direction('borderRightWidth: 1', 'write `borderInlineEndWidth`'),
  direction('borderTopLeftRadius: 4', 'write `borderStartStartRadius`'),
  direction('borderBottomRightRadius: 4', 'write `borderEndEndRadius`'),
  direction('scrollMarginLeft: 4', 'write `scrollMarginInlineStart`'),
  direction("textAlign: 'left'", "write 'start'"),
  direction("float: 'right'", "write 'inline-end'"),
  direction("clear: 'left'", "write 'inline-start'"),
  direction("margin: '0 1px 2px 3px'", 'names left and right'),
  direction("padding: '0 calc(1px + (2px * 2)) 2px 3px'", 'names left and right'),
  direction('inset: `0 ${x} 2px ${y}`', 'names left and right'),
  direction("borderRadius: '1px 2px 3px 4px'", 'names left and right'),
  reason(ROOM, '/* oxlint-disable */\nexport const a = 1\n'),
  reason(ROOM, '/* eslint-disable no-var */\nexport const a = 1\n'),
  reason(ROOM, '// oxlint-disable-next-line no-var\nexport var a = 1\n'),
  reason(ROOM, 'export var a = 1 // oxlint-disable-line\n'),
  reason(ROOM, '// @ts-ignore\nexport const a = 1\n'),
  reason(ROOM, '// @ts-expect-error\nexport const a = 1\n'),
  reason(ROOM, '// @ts-nocheck\nexport const a = 1\n'),
  reason('design-system/src/components/Chip/Chip.test.tsx', '// @ts-ignore\nexport const a = 1\n'),
]

const hook = `import { useEffect } from 'react'
export function A({ on, n }: { on: boolean; n: number }) {
  if (on) useEffect(() => {})
  useEffect(() => { document.title = String(n) }, [])
  return null
}
`

/** The rules that the linter brings along and the house turns on. */
export const BUILT_IN: Bite[] = [
  bite('react-hooks(rules-of-hooks)', 'conditionally')(ROOM, hook),
  bite('react-hooks(exhaustive-deps)', "'n'")(ROOM, hook),
  bite('typescript(no-floating-promises)', 'Promises must be')(
    ROOM,
    'declare function save(): Promise<void>\nexport const go = () => { save() }\n',
  ),
  bite('typescript(no-explicit-any)', 'any')(ROOM, 'export const a = (x: any) => String(x)\n'),
  bite('import(no-default-export)', 'named exports')(ROOM, 'export default 1\n'),
  bite('eslint(eqeqeq)', '===')(ROOM, 'export const a = (x: number) => x == 1\n'),
  bite('eslint(prefer-const)', 'never reassigned')(ROOM, 'let a = 1\nexport { a }\n'),
  bite('eslint(no-var)', 'var')(ROOM, 'export var a = 1\n'),
  bite('eslint(no-console)', 'console')(ROOM, "console.log('x')\n"),
  bite('eslint(no-console)', 'console')(SCREEN, "console.log('x')\n"),
  bite('eslint(no-unused-vars)', 'never used')(ROOM, 'const a = 1\n'),
  bite('vitest(no-focused-tests)', 'focused')(
    'mocks/a.test.ts',
    "import { expect, test } from 'vitest'\ntest.only('a', () => { expect(1).toBe(1) })\n",
  ),
  bite('vitest(no-disabled-tests)', 'Disabled test')(
    'mocks/a.test.ts',
    "import { expect, test } from 'vitest'\ntest.skip('a', () => { expect(1).toBe(1) })\n",
  ),
  bite('jsx-a11y(alt-text)', 'alt')(ROOM, 'export const A = () => <img src="a.png" />\n'),
  bite('formatjs(no-literal-string-in-jsx)', 'untranslated')(
    SCREEN,
    'export const A = ({ B }) => <B>Users</B>\n',
  ),
  bite('formatjs(no-literal-string-in-jsx)', 'untranslated')(
    SCREEN,
    'export const A = ({ B }) => <B label="Users" />\n',
  ),
  bite('oxlint', 'Unused')(ROOM, '// oxlint-disable-next-line no-var -- once it was\nexport const a = 1\n'),
]
