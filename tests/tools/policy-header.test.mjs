import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nginxPolicy, policyHeader } from '../../scripts/policy-header.mjs'

let dir
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'data1522-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const build = (head) => writeFileSync(join(dir, 'index.html'), `<!doctype html><head>${head}</head>`)

test('the header says what the page says, and who may frame it', () => {
  build(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-x='">`,
  )
  const header = `default-src 'none'; script-src 'self' 'sha256-x='; frame-ancestors 'none'`
  expect(policyHeader(dir)).toBe(header)
  expect(nginxPolicy(dir)).toContain(`~^text/html "${header}";`)
})

test('a page without a policy is an error that says what to do', () => {
  build('')
  expect(() => policyHeader(dir)).toThrow('npm run build:dashboard')
})
