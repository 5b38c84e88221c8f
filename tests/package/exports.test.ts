import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { installed, manifest, runModule, scriptEntries, stranger } from './stranger.ts'

const ofPackage = (name: string) =>
  JSON.parse(readFileSync(join(stranger, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string
    peerDependencies?: Record<string, string>
  }

test('every entry leads to files that were packed', () => {
  const targets = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? [target] : target ? [target.types, target.default] : [],
  )
  expect(targets.filter((target) => !existsSync(join(installed, target)))).toEqual([])
  expect(scriptEntries.length).toBeGreaterThan(15)
})

test('every entry names its types first and its code last', () => {
  // Conditions that lead to source are this repository's own: no one else sets them, and the source is not packed.
  const orders = Object.values(manifest.exports).flatMap((target) =>
    target && typeof target === 'object'
      ? [
          Object.keys(target)
            .filter((condition) => condition !== '@data1522/source')
            .join(),
        ]
      : [],
  )
  expect(new Set(orders)).toEqual(new Set(['types,default']))
})

test('every module is an ES module, as its manifest says', () => {
  expect(manifest.type).toBe('module')
  const modules = globSync('dist/**/*.js', { cwd: installed })
  const isCommon = (file: string) =>
    /\brequire\(|\bmodule\.exports\b|^exports\./m.test(readFileSync(join(installed, file), 'utf8'))
  expect(modules.filter(isCommon)).toEqual([])
})

test('nothing is of React’s development build', () => {
  const modules = globSync('dist/**/*.js', { cwd: installed, exclude: ['dist/jsx-dev-runtime.js'] })
  const isForDevelopment = (file: string) => readFileSync(join(installed, file), 'utf8').includes('jsxDEV')
  expect(modules.filter(isForDevelopment)).toEqual([])
})

test('packs what it builds and nothing of its source, its tests or its tools', () => {
  const files = globSync('**/*.*', { cwd: installed })
  const expected =
    /^(package\.json|README\.md|CHANGELOG\.md|LICENSE|dist\/fonts\/\w+-LICENSE\.txt|dist\/llms(-full)?\.txt|dist\/.+\.(js|d\.ts|css|json|woff2))$/
  expect(files.filter((file) => !expected.test(file))).toEqual([])
  expect(files.filter((file) => /\.(stories|test|conformance)\./.test(file))).toEqual([])
})

test('tells what changed, and carries the licence of each font', () => {
  expect(readFileSync(join(installed, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${manifest.version}\n`)
  for (const font of ['Inter', 'Vazirmatn'])
    expect(readFileSync(join(installed, `dist/fonts/${font}-LICENSE.txt`), 'utf8')).toMatch(
      new RegExp(`${font} Project Authors[^]*SIL OPEN FONT LICENSE`),
    )
})

test('every module loads in plain Node, without a bundler or a page', async () => {
  const { code, output } = await runModule(
    `for (const entry of ${JSON.stringify(scriptEntries)}) {
       const names = Object.keys(await import(entry))
       if (names.length === 0) throw new Error(entry + ' exports nothing')
     }`,
  )
  expect(output).toBe('')
  expect(code).toBe(0)
})

test.each(['internal/lazyWithPreload', 'internal/lazyWithPreload.js', 'css/cx', 'dist/css/cx.js', ''])(
  'keeps %j to itself',
  async (path) => {
    const { output } = await runModule(`await import('@data1522/design-system${path && `/${path}`}')`)
    expect(output).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED')
  },
)

test('leaves what it depends on outside, and declares it', () => {
  const modules = globSync('dist/**/*.js', { cwd: installed })
  expect(modules.filter((file) => file.includes('node_modules'))).toEqual([])
  const imported = modules.flatMap((file) =>
    [
      ...readFileSync(join(installed, file), 'utf8').matchAll(/(?<!")\b(?:from|import) ?\(?"([^."][^"]*)"/g),
    ].map(([, specifier]) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier!)![0]),
  )
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  expect(imported).toContain('react-aria-components')
  expect([...new Set(imported)].filter((name) => !declared.includes(name))).toEqual([])
  // What is not imported is there for the types, or for a package that asks for it beside itself.
  const types = globSync('dist/**/*.d.ts', { cwd: installed }).map((file) =>
    readFileSync(join(installed, file), 'utf8'),
  )
  const beside = imported.flatMap((name) => Object.keys(ofPackage(name).peerDependencies ?? {}))
  const isNeeded = (name: string) =>
    imported.includes(name) || beside.includes(name) || types.some((text) => text.includes(`'${name}`))
  expect(Object.keys(manifest.dependencies).filter((name) => !isNeeded(name))).toEqual([])
})

/** The packages that only some components need, with their versions. */
const optional = () =>
  Object.fromEntries(
    Object.entries(manifest.peerDependencies).filter(
      ([name]) => manifest.peerDependenciesMeta[name]?.optional,
    ),
  )

test('the README says which components need which of the packages that are left to the app', () => {
  const imports = (file: string) =>
    Array.from(
      readFileSync(join(installed, 'dist', file), 'utf8').matchAll(/(?<!")\b(?:from|import) ?\(?"([^"]+)"/g),
      ([, specifier]) => specifier!,
    )
  /** What a module needs, at once or later. */
  function neededBy(entry: string) {
    const packages = new Set<string>()
    const seen = new Set<string>()
    const visit = (file: string) => {
      if (seen.has(file) || !file.endsWith('.js')) return
      seen.add(file)
      for (const specifier of imports(file))
        if (specifier.startsWith('.')) visit(join(dirname(file), specifier))
        else packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)![0])
    }
    visit(entry)
    return Object.keys(optional()).filter((name) => packages.has(name))
  }
  const needs = Object.entries(manifest.exports).flatMap(([entry, target]) => {
    if (!target || typeof target === 'string' || !target.default.endsWith('.js')) return []
    const packages = neededBy(target.default.replace('./dist/', ''))
    return packages.length > 0 ? [[entry.slice('./'.length), packages] as const] : []
  })
  const told = Array.from(
    readFileSync(join(installed, 'README.md'), 'utf8').matchAll(
      /^\| `(\w+)` +\| `npm install ([^`]+)` +\|$/gm,
    ),
    ([, entry, packages]) => [entry!, packages!.split(' ')] as const,
  )
  const sorted = (list: readonly (readonly [string, readonly string[]])[]) =>
    Object.fromEntries(list.map(([entry, packages]) => [entry, packages.toSorted()]))
  expect(sorted(told)).toEqual(sorted(needs))
})

/** Of React, what the package uses is there from the very version that it asks for. */
test('asks for the React that it needs', () => {
  const uses = globSync('dist/**/*.js', { cwd: installed }).some((file) =>
    readFileSync(join(installed, file), 'utf8').includes('useEffectEvent'),
  )
  const since = uses ? '^19.2.0' : '^19.0.0'
  expect(manifest.peerDependencies).toMatchObject({ react: since, 'react-dom': since })
  expect(manifest.peerDependenciesMeta).not.toHaveProperty('react')
})

test('is tested with the very versions that it declares', () => {
  const declared = Object.entries({ ...manifest.dependencies, ...optional() })
  const strayed = declared.filter(([name, version]) => ofPackage(name).version !== version.replace('^', ''))
  expect(strayed).toEqual([])
})
