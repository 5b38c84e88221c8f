import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readMessages } from '../../scripts/message-files.ts'
import { source, speakersOf } from '../../scripts/vite/words/speakers.ts'
import { withWords } from '../../scripts/vite/words/with-words.ts'
import { folder } from './folder.mjs'

const keys = Object.keys(readMessages('en'))
const groups = new Set(keys.map((key) => key.slice(0, key.indexOf('.'))))

/** A text that is a message's id, or a template that begins as one. */
const ids = /['"`]((\w+)\.[\w.-]*)(['"`]|\$\{)/g
const statics = /^(?:import|export)\b(?! type\b)[^'"`;]*?'(\.[^']+\.tsx?)'$/gm
const laters = /(?<!typeof )(withMessages\()?import\('(\.[^']+\.tsx?)'\)(?:, (\[[^\]]*\]))?/g

const isManifest = (file) => file.endsWith('/routes.ts')
/** Failures are told of once their words are there (`core/api/client.ts`). */
const tellsFailures = (file) => /\/(?:failure-text\.ts|FailureText\.tsx)$/.test(file)

/** The modules of a product as the build has them: what they import, what they fetch later with which words, what they say. */
function modulesOf(root, groupsBeside) {
  const files = globSync(join(root, '**/*.{ts,tsx}')).filter(
    (file) => !/\.(?:test|stories|d)\.tsx?$/.test(file),
  )
  return new Map(
    files.map((file) => {
      const code = readFileSync(file, 'utf8')
      const at = (path) => join(dirname(file), path)
      const spoken = Array.from(code.matchAll(ids))
        .filter(([, id, , end]) => end === '${' || keys.includes(id))
        .map(([, , group]) => group)
        .filter((group) => groups.has(group) && !(group === 'errors' && tellsFailures(file)))
      const built = withWords(code, file, { groupsBeside })
      return [
        file,
        {
          imports: Array.from(code.matchAll(statics), ([, path]) => at(path)),
          later: Array.from(built.matchAll(laters), ([, , path, list]) => [
            at(path),
            JSON.parse(list ?? '[]'),
          ]),
          spoken: isManifest(file) ? [] : spoken,
        },
      ]
    }),
  )
}

/** What is said where its words may not have come: each part that is fetched later with what it lacks, and how many parts there are. */
function read(root, { groupsBeside } = speakersOf(root)) {
  const modules = modulesOf(root, groupsBeside)
  const closureOf = (file, found = new Set()) => {
    if (!modules.has(file) || found.has(file)) return found
    found.add(file)
    for (const one of modules.get(file).imports) closureOf(one, found)
    return found
  }
  const atStart = closureOf(join(root, 'main.tsx'))
  const spokenBy = (files) => new Set([...files].flatMap((file) => modules.get(file).spoken))
  const laterBy = (file) => spokenBy(closureOf(file).difference(atStart))
  const parts = [...modules].flatMap(([host, { later }]) =>
    later
      .filter(([file]) => modules.has(file))
      .map(([file, given]) => {
        // Who asks for it came with words of its own.
        const had = new Set(['app', ...laterBy(host), ...given])
        return { file, lacks: [...laterBy(file).difference(had)] }
      }),
  )
  return { parts, atStart: spokenBy(atStart) }
}

const faultsOf = (files, speakers) => {
  const root = folder({ 'main.tsx': `import './features/mail/routes.ts'`, ...files })
  return read(root, speakers).parts.map(({ file, lacks }) => [
    file.slice(root.length + '/features/mail/'.length),
    ...lacks,
  ])
}

const mail = {
  'features/mail/routes.ts': `export const routes = lazyScreen(() => import('./Mail.tsx'), 'Mail')`,
  'features/mail/Mail.tsx': `import { says } from './says.ts'
    const Later = lazy(async () => ({ default: (await import('./Dialog.tsx')).Dialog }))`,
  'features/mail/says.ts': `export const says = (text) => text('email.compose')`,
  'features/mail/Dialog.tsx': 'export const Dialog = () => text(`chat.${status}`) + text("email.compose")',
}

test('what is fetched later comes with the words of all that it imports, beyond those that are there', () => {
  const root = folder({ 'main.tsx': `import './features/mail/routes.ts'`, ...mail })
  const { groupsBeside } = speakersOf(root)
  const built = (file) => withWords(mail[file], join(root, file), { groupsBeside })
  expect(built('features/mail/routes.ts')).toContain(`withMessages(import('./Mail.tsx'), ["email"])`)
  expect(built('features/mail/Mail.tsx')).toContain(
    `(await withMessages(import('./Dialog.tsx'), ["chat"])).Dialog`,
  )
  expect(built('features/mail/says.ts')).toBe(mail['features/mail/says.ts'])
})

test('types are not there when it runs, and bring no words', () => {
  const files = {
    ...mail,
    'features/mail/says.ts': `import type { Props } from './Dialog.tsx'
import { type Props as Others } from './Dialog.tsx'
export type { Props } from './Dialog.tsx'`,
  }
  const root = folder({ 'main.tsx': '', ...files })
  expect(speakersOf(root).groupsOf(join(root, 'features/mail/Mail.tsx'))).toEqual([])
})

test('a module that says more than before is read anew', () => {
  const root = folder(mail)
  const speakers = speakersOf(root)
  const says = join(root, 'features/mail/says.ts')
  expect(speakers.groupsOf(says)).toEqual(['email'])
  expect(speakers.reread(says)).toBe(false)
  writeFileSync(says, `text('orders.title')`)
  expect(speakers.reread(says)).toBe(true)
  expect(speakers.groupsOf(join(root, 'features/mail/Mail.tsx'))).toEqual(['orders'])
})

test('the walk finds what is fetched without its words', () => {
  expect(faultsOf(mail)).toEqual([['Mail.tsx'], ['Dialog.tsx']])
  expect(faultsOf(mail, { groupsBeside: () => [] })).toEqual([
    ['Mail.tsx', 'email'],
    ['Dialog.tsx', 'chat'],
  ])
})

test('each part of the dashboard comes with every group of messages that it speaks', () => {
  const { parts, atStart } = read(source)
  expect(parts.length).toBeGreaterThan(200)
  expect(parts.filter(({ lacks }) => lacks.length > 0)).toEqual([])
  // Nothing brings words to what every page begins with.
  expect([...atStart]).toEqual(['app'])
})
