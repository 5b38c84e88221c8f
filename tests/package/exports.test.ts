import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { installed, manifest, runModule, scriptEntries, stranger } from './stranger.ts'

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
    /^(package\.json|README\.md|CHANGELOG\.md|LICENSE|dist\/.+\.(js|js\.map|d\.ts|css|json|woff2))$/
  expect(files.filter((file) => !expected.test(file))).toEqual([])
  expect(files.filter((file) => /\.(stories|test|conformance)\./.test(file))).toEqual([])
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

test.each(['internal/lazyPart', 'internal/lazyPart.js', 'css/cx', 'dist/css/cx.js', ''])(
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
})

test('is tested with the very versions that it declares', () => {
  const strayed = Object.entries(manifest.dependencies).filter(([name, version]) => {
    const file = join(stranger, 'node_modules', name, 'package.json')
    return JSON.parse(readFileSync(file, 'utf8')).version !== version
  })
  expect(strayed).toEqual([])
})
