import { expect, test } from 'vitest'
import { firstPaint } from '../../scripts/vite/first-paint.ts'

/** What the policy of a build's page says of something. */
async function policyOf(name, apiBase) {
  const plugin = firstPaint({ apiBase })
  plugin.configResolved({ command: 'build', base: '/' })
  const tags = await plugin.transformIndexHtml.handler('', {})
  const policy = tags.find(({ attrs }) => attrs?.['http-equiv'] === 'Content-Security-Policy').attrs.content
  return new RegExp(`${name} ([^;]+)`).exec(policy)[1]
}
/** Where it may call, besides its own files. */
const connections = (apiBase) => policyOf('connect-src', apiBase)

test('pictures may be files that were just chosen', async () => {
  expect((await policyOf('img-src', '')).split(' ')).toContain('blob:')
})

test.each([
  ['', "'self'"],
  ['/', "'self'"],
  ['/backend', "'self'"],
  ['http://localhost:8080', "'self' http://localhost:8080"],
  ['https://api.example/v1', "'self' https://api.example"],
  ['//api.example', "'self' http://api.example"],
])('with the API at “%s” the page may call %s', async (apiBase, allowed) => {
  expect(await connections(apiBase)).toBe(allowed)
})

test('an address without its protocol is an error that says so', async () => {
  await expect(connections('localhost:8080')).rejects.toThrow(
    'VITE_API_BASE is “localhost:8080”: give an address (http://localhost:8080), or a path (/).',
  )
})

test('text becomes markup or a script only where a policy of a known name says so', async () => {
  expect(await policyOf('require-trusted-types-for', '')).toBe("'script'")
  expect((await policyOf('trusted-types', '')).split(' ')).toContain('default')
})
