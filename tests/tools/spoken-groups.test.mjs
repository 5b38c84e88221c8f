import { expect, test } from 'vitest'
import { missingGroups } from '../../scripts/spoken-groups.ts'
import { folder } from './folder.mjs'

/** A product of one screen, whose dialog comes later. */
function faultsOf({ ofScreen, besideDialog }) {
  const source = folder({
    'main.tsx': `import { routes } from './features/mail/routes.ts'`,
    'features/mail/routes.ts': `export const routes = defineRoutes({}, {
      '/mail': { title: 'email', screen: lazyScreen(() => import('./Mail.tsx'), 'Mail', ${ofScreen}) },
    })`,
    'features/mail/Mail.tsx': `import { says } from './says.ts'
      const Later = lazy(withMessages(async () => (await import('./Dialog.tsx')).Dialog, ${besideDialog}))`,
    'features/mail/says.ts': `export const says = (text) => text('email.compose')`,
    'features/mail/Dialog.tsx': 'export const Dialog = () => text(`chat.${status}`) + text("email.compose")',
  })
  return missingGroups(source).map((fault) => fault.replaceAll(`${source}/features/mail/`, ''))
}

test('names what is spoken by a screen, or by what it imports, and fetched by nobody', () => {
  expect(faultsOf({ ofScreen: "['orders']", besideDialog: "['chat', 'email']" })).toEqual([
    'Mail.tsx: email (by says.ts)',
  ])
})

test('a part that comes later needs what its screen has not', () => {
  expect(faultsOf({ ofScreen: "['email']", besideDialog: '[]' })).toEqual([
    'Dialog.tsx: chat (by Dialog.tsx)',
  ])
})

test('finds nothing where all is named', () => {
  expect(faultsOf({ ofScreen: "['email']", besideDialog: "['chat']" })).toEqual([])
})
